import picomatch from 'picomatch';
import { cubeFiles } from '../../formats/cube/cube-format.js';
import { filesOfSets } from '../../formats/index.js';
import { plainFiles } from '../../formats/plain/plain-format.js';

/** Returns whether a path matches; it is relative to the set's folder, with `/` as the separator. */
export type PathFilter = (path: string) => boolean;

/**
 * Returns the globs that are included by default: in a folder with a `tokenwright.json` all files that may contain
 * cards, elsewhere only plain files and cube lists, whose names are unambiguous. Hidden folders are not included.
 */
export function defaultInclude(isSet: boolean): readonly string[] {
  return isSet ? filesOfSets : [...plainFiles, ...cubeFiles];
}

/** Folders of generated files, which a search by content skips. */
const generated: readonly string[] = ['**/dist/**'];

/** Returns the filter for files that a search by content examines, by their paths relative to the searched folder. */
export function searchFilter(unpacked: readonly string[] = []): PathFilter {
  return setFilter([...filesOfSets, ...unpacked], generated);
}

const alwaysExcluded: readonly string[] = ['**/node_modules/**', '**/.git/**', '**/tokenwright.json'];

/**
 * The limits of a pattern. Each star and each choice in braces multiplies the ways to match a path. The limits allow
 * any realistic pattern, but none that would block the editor.
 */
const LONGEST_PATTERN = 500;
const LONGEST_PATH = 1_000;
const MOST_STARS_IN_A_NAME = 3;
const MOST_FOLDER_STARS = 3;
const MOST_CHOICES = 3;

/** Returns why a pattern is not used, as the end of a sentence, or null. */
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
 * Returns the filter for the files of a set: those that `include` matches and `exclude` does not. In `include`,
 * `!pattern` excludes. The folders `node_modules` and `.git` and the settings never belong to a set. Patterns are
 * compiled once.
 */
export function setFilter(include: readonly string[], exclude: readonly string[]): PathFilter {
  const included = pathMatcher(include.filter((pattern) => !pattern.startsWith('!')));
  const negated = include.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const excluded = pathMatcher([...alwaysExcluded, ...exclude, ...negated], true);
  return (path) => included(path) && !excluded(path);
}

/**
 * Returns a filter for paths that match one of the patterns. A pattern also matches everything in a folder of its name.
 * @param hidden whether `*` also matches names that begin with a full stop
 */
export function pathMatcher(patterns: readonly string[], hidden = false): PathFilter {
  const usable = patterns.filter((pattern) => globProblem(pattern) === null).map(normalised);
  if (usable.length === 0) return () => false;
  const withFolders = usable.flatMap((pattern) => (/\*[^/]*$/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`]));
  const matches = picomatch(withFolders, { dot: hidden, noextglob: true, nonegate: true });
  return (path) => path.length <= LONGEST_PATH && matches(path.replaceAll('\\', '/').replace(/^\.\//, ''));
}

/** Returns the pattern that matches exactly one file. @param path relative to the set's folder */
export function patternOf(path: string): string {
  return path.replace(/[*?[\]{}\\]/g, '\\$&');
}

/**
 * Converts a pattern to the syntax of the matcher. Parentheses, plus and bar are literal, as in file names: in a
 * regular expression they would allow a settings file to cause catastrophic backtracking.
 */
function normalised(pattern: string): string {
  const path = pattern
    .trim()
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\/+$/, '');
  // The set's folder itself.
  if (path === '' || path === '.') return '**';
  return path.replace(/\\?([()+|])/g, '\\$1');
}
