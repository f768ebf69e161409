import picomatch from 'picomatch';
import { nodeFileSystem } from '../../disk/file-system.js';
import { addAll } from '../../util/add-all.js';
import type { Unreadable } from '../../workspace/file-system.js';
import { baseName, isWithin, joinPath, relativePath, resolvePath } from '../../workspace/paths.js';
import type { WorkspaceOptions } from '../../workspace/services.js';
import { isNamedForCards } from '../../workspace/sets/card-file.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { pathMatcher } from '../../workspace/sets/glob.js';
import { CONFIG_NAME, listSet } from '../../workspace/sets/walk.js';
import { Workspace } from '../../workspace/workspace.js';
import { editionInUse } from '../arguments/call.js';
import type { Terminal } from '../terminal/terminal.js';
import { includedBy } from './included-files.js';

/** Text used in place of a file, whether the file exists or not. */
export interface InputText {
  readonly path: string;
  readonly text: string;
}

/** The files that the paths of a call resolve to. */
export interface Inputs {
  readonly workspace: Workspace;
  /** The files to check, sorted. */
  readonly paths: readonly string[];
  /** The id of the rulebook that applies; that of the first file if they differ. */
  readonly rulebook: string;
  /** Formats a path for display: relative to the folder the command was called in. */
  readonly shown: (path: string) => string;
  /** Files that could not be read, by full path; complete once every path has been read. */
  readonly unreadable: () => Unreadable[];
  /** How many cards the files contain or name. */
  readonly cards: number;
  readonly search: Search;
}

/** The result of searching the folders and globs of a call. */
export interface Search {
  /** The globs, and the folders given or the one the command was called in. */
  readonly places: readonly string[];
  /** The number of card files found in folders without settings, by format. */
  readonly read: ReadonlyMap<string, number>;
  /** Files in such folders that contain no cards. */
  readonly withoutCards: readonly string[];
  /** Files whose cards are all in another file, which is read instead. */
  readonly copies: ReadonlyMap<string, string>;
  /** Settings files that exclude files from these folders. */
  readonly limits: readonly string[];
}

/**
 * Resolves the paths of a call: a file is read regardless of its set's settings; a folder or glob resolves to those of
 * its files that belong to a set.
 */
export async function findInputs(
  written: readonly string[],
  options: WorkspaceOptions,
  terminal: Terminal,
  input: InputText | null = null,
  output: string | undefined = undefined,
): Promise<Inputs> {
  const { folder } = terminal;
  const args = await sortArguments(written.length > 0 || input ? written : ['.'], folder);
  const workspace = new Workspace(options);
  workspace.setFolders(outermost([folder, ...args.folders]), {
    folders: args.folders,
    files: new Set(args.matches),
    except: output === undefined ? null : resolvePath(folder, output),
  });
  if (input) {
    workspace.setDocument(input.path, { text: input.text, version: 0 });
    args.files.push(input.path);
  }
  for (const path of args.files) if (!isSettings(path, options)) workspace.addNamed(path);

  const paths = new Set([...args.files, ...(await workspace.paths(args.folders))]);
  for (const path of args.matches) {
    const set = await workspace.setOf(path);
    if (set.has(path) || set.place.configPath === path) paths.add(path);
  }
  const search = await searchOf(workspace, args, paths);
  // Problems with a set's settings concern all of its files, so report them with any of them.
  for (const path of [...paths]) {
    const set = await workspace.setOf(path);
    const { configPath } = set.place;
    const { config, rulebookProblem, cardsProblems } = set.settings;
    const isWrong = config.problems.length > 0 || rulebookProblem !== null || cardsProblems.length > 0;
    if (configPath !== null && isWrong) paths.add(configPath);
  }
  const sorted = [...paths].sort();
  const first = sorted[0] === undefined ? null : await workspace.setOf(sorted[0]);
  return {
    workspace,
    paths: sorted,
    rulebook: (first?.settings.edition ?? (await editionInUse(options, terminal))).id,
    shown: (path) => relativePath(path, folder),
    unreadable: () => [...args.missing, ...workspace.unreadable()],
    cards: await countCards(workspace, sorted),
    search,
  };
}

/** The result of searching the folders of a call. Removes from `paths` the files that contain nothing. */
async function searchOf(workspace: Workspace, args: SortedArguments, paths: Set<string>): Promise<Search> {
  const isGiven = (path: string) => args.folders.some((folder) => isWithin(path, folder)) || matches.has(path);
  const matches = new Set(args.matches);
  const named = new Set(args.files);
  const read = new Map<string, number>();
  const withoutCards: string[] = [];
  const copies = new Map<string, string>();
  const limits: string[] = [];
  const sets = new Set<CardSet>();
  for (const path of [...paths, ...args.folders.map((folder) => joinPath(folder, CONFIG_NAME)), ...args.matches]) {
    sets.add(await workspace.setOf(path));
  }
  for (const set of sets) {
    for (const [copy, original] of set.copies) if (isGiven(copy)) copies.set(copy, original);
    const { include, exclude } = set.settings.config.config;
    if (set.place.configPath !== null) {
      if (include !== null || exclude.length > 0) limits.push(set.place.configPath);
      continue;
    }
    withoutCards.push(...set.withoutCards().filter((path) => isGiven(path) && !named.has(path)));
    for (const path of set.paths()) {
      if (!paths.has(path) || named.has(path)) continue;
      const { format, cards, mentions = [], problems } = set.state(path)!.file.document;
      const isEmpty = cards.length === 0 && mentions.length === 0 && problems.length === 0;
      if (isEmpty && !isNamedForCards(path)) {
        paths.delete(path);
        withoutCards.push(path);
      } else read.set(format, (read.get(format) ?? 0) + 1);
    }
  }
  return { places: args.places, read, withoutCards: withoutCards.sort(), copies, limits };
}

async function countCards(workspace: Workspace, paths: readonly string[]): Promise<number> {
  let count = 0;
  for (const path of paths) {
    const document = (await workspace.state(path))?.file.document;
    count += (document?.cards.length ?? 0) + (document?.mentions?.length ?? 0);
  }
  return count;
}

/** The folders that are not inside another one. */
function outermost(folders: readonly string[]): string[] {
  const all = [...new Set(folders)];
  return all.filter((one) => !all.some((other) => other !== one && isWithin(one, other)));
}

function isSettings(path: string, { overrides }: WorkspaceOptions): boolean {
  return baseName(path) === CONFIG_NAME || path === overrides.config;
}

interface SortedArguments {
  readonly files: string[];
  readonly folders: string[];
  /** Files that match a glob. */
  readonly matches: string[];
  readonly missing: Unreadable[];
  /** The folders and globs as written. */
  readonly places: string[];
}

async function sortArguments(written: readonly string[], folder: string): Promise<SortedArguments> {
  const args: SortedArguments = { files: [], folders: [], matches: [], missing: [], places: [] };
  for (const each of written) {
    const path = resolvePath(folder, each);
    const kind = await nodeFileSystem.kind(path);
    if (kind === 'file') await addFile(path, args);
    else if (kind === 'folder') {
      args.folders.push(path);
      args.places.push(each);
    } else if (picomatch.scan(each.replaceAll('\\', '/')).isGlob) await expand(each, folder, args);
    else args.missing.push({ path, reason: 'there is no such file or folder' });
  }
  return args;
}

async function addFile(path: string, args: SortedArguments): Promise<void> {
  const included = await includedBy(path);
  args.files.push(path, ...included.files);
  addAll(args.missing, included.missing);
}

async function expand(pattern: string, folder: string, args: SortedArguments): Promise<void> {
  const { base, glob } = picomatch.scan(pattern.replaceAll('\\', '/'));
  const root = resolvePath(folder, base === '' ? '.' : base);
  const options = { wanted: pathMatcher([glob]), deep: true, links: true, nested: false, hidden: false };
  const { files } = await listSet(nodeFileSystem, root, options);
  if (files.length === 0) args.missing.push({ path: resolvePath(folder, pattern), reason: 'no file matches' });
  addAll(args.matches, files);
  args.places.push(pattern);
}
