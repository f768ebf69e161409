import picomatch from 'picomatch';
import { cubeFiles } from '../../formats/cube/cube-format.js';
import { filesOfSets } from '../../formats/index.js';
import { plainFiles } from '../../formats/plain/plain-format.js';

/** Whether a path, relative to the set's folder and with `/` between its parts, is meant. */
export type PathFilter = (path: string) => boolean;

/**
 * What is read where nobody says: in a folder with a `tokenwright.json` every file that may hold cards, elsewhere only
 * those of the plain format and cube lists, whose names say what they are; and no folder whose name begins with a full stop.
 */
export function defaultInclude(isSet: boolean): readonly string[] {
  return isSet ? filesOfSets : [...plainFiles, ...cubeFiles];
}

/** Folders of built and downloaded files: a search by content does not enter them. */
const built: readonly string[] = ['**/dist/**'];

/** The files that a search by content looks into, by their paths from the folder that is searched. */
export function searchFilter(unpacked: readonly string[] = []): PathFilter {
  return setFilter([...filesOfSets, ...unpacked], built);
}

const never: readonly string[] = ['**/node_modules/**', '**/.git/**', '**/tokenwright.json'];

/**
 * What a pattern may hold. Each star and each choice in braces multiplies the ways in which a path can be tried; these
 * bounds leave room for any pattern people write, and none for one that would keep the editor waiting.
 */
const LONGEST_PATTERN = 500;
const LONGEST_PATH = 1_000;
const MOST_STARS_IN_A_NAME = 3;
const MOST_FOLDER_STARS = 3;
const MOST_CHOICES = 3;

/** Why a pattern is not used, or null. */
export function globProblem(pattern: string): string | null {
  if (pattern.trim() === '') return 'is empty';
  if (pattern.length > LONGEST_PATTERN) return `is longer than ${LONGEST_PATTERN} characters`;
  const names = pattern.split('/');
  if (names.filter((name) => name === '**').length > MOST_FOLDER_STARS) {
    return `has "**" more than ${MOST_FOLDER_STARS} times`;
  }
  if (names.some((name) => (name.match(/\*+/g)?.length ?? 0) > MOST_STARS_IN_A_NAME)) {
    return `has more than ${MOST_STARS_IN_A_NAME} stars in one name`;
  }
  return pattern.split('{').length - 1 > MOST_CHOICES ? `has more than ${MOST_CHOICES} choices in braces` : null;
}

/**
 * The files of a set: what `include` names and `exclude` does not. `!pattern` among the
 * included ones excludes. The folders `node_modules` and `.git` never belong to a set, nor do settings. Patterns are compiled once.
 */
export function setFilter(include: readonly string[], exclude: readonly string[]): PathFilter {
  const included = pathMatcher(include.filter((pattern) => !pattern.startsWith('!')));
  const negated = include.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const excluded = pathMatcher([...never, ...exclude, ...negated], true);
  return (path) => included(path) && !excluded(path);
}

/**
 * Whether a path matches one of the patterns. A pattern also means all that a folder of its name holds.
 * @param hidden whether `*` also stands for names that begin with a full stop
 */
export function pathMatcher(patterns: readonly string[], hidden = false): PathFilter {
  const usable = patterns.filter((pattern) => globProblem(pattern) === null).map(normalised);
  if (usable.length === 0) return () => false;
  const withFolders = usable.flatMap((pattern) => (/\*[^/]*$/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`]));
  const matches = picomatch(withFolders, { dot: hidden, noextglob: true, nonegate: true });
  return (path) => path.length <= LONGEST_PATH && matches(path.replaceAll('\\', '/').replace(/^\.\//, ''));
}

/** The pattern that means one file and no other. @param path from the set's folder */
export function patternOf(path: string): string {
  return path.replace(/[*?[\]{}\\]/g, '\\$&');
}

/**
 * A pattern as the matcher takes it. Parentheses, plus and bar are plain characters, which file names do have: as parts
 * of a regular expression they would let a settings file ask for a match that never ends.
 */
function normalised(pattern: string): string {
  const path = pattern
    .trim()
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\/+$/, '');
  // The set's own folder, however it is written.
  if (path === '' || path === '.') return '**';
  return path.replace(/\\?([()+|])/g, '\\$1');
}
