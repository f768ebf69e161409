import { addAll } from '../../util/add-all.js';
import { type FileSystem, reasonOf, type Unreadable } from '../file-system.js';
import { joinPath, relativePath } from '../paths.js';
import type { PathFilter } from './glob.js';

/** What makes a folder a set. */
export const CONFIG_NAME = 'tokenwright.json';

/** How far a walk goes, in names met. A set is far smaller; this is somebody's whole disk. */
const MOST_NAMES = 100_000;

/** How many folders are read at a time. */
const AT_ONCE = 32;

/** What stands below a set's folder. */
export interface Listing {
  /** The files that belong to it. */
  readonly files: readonly string[];
  /** Folders with a `tokenwright.json` of their own: other sets, whose files are left out. */
  readonly sets: readonly string[];
  readonly unreadable: readonly Unreadable[];
}

/** Which files of a folder a walk takes. */
export interface WalkOptions {
  /** Whether a file belongs to the set, by its path from the set's folder. */
  readonly wanted: PathFilter;
  /** Whether folders below are entered. */
  readonly deep: boolean;
  /** Whether a folder with a `tokenwright.json` is a set of its own. */
  readonly nested: boolean;
  /** Whether links to files are followed: they may lead out of the folder. */
  readonly links: boolean;
  /** Whether folders whose names begin with a full stop are entered. */
  readonly hidden: boolean;
}

/** Lists a set's files, level by level. What cannot be read is named; the rest is found all the same. */
export async function listSet(fs: FileSystem, root: string, options: WalkOptions): Promise<Listing> {
  const files: string[] = [];
  const sets: string[] = [];
  const unreadable: Unreadable[] = [];
  let names = 0;

  const visit = async (folder: string): Promise<string[]> => {
    const entries = await fs.list(folder).catch((error: unknown) => {
      unreadable.push({ path: folder, reason: reasonOf(error) });
      return [];
    });
    if (
      options.nested &&
      folder !== root &&
      entries.some(({ name, kind }) => name === CONFIG_NAME && kind !== 'folder')
    ) {
      sets.push(folder);
      return [];
    }
    names += entries.length;
    const below: string[] = [];
    for (const { name, kind } of entries) {
      const path = joinPath(folder, name);
      if (kind === 'folder') {
        if (options.deep && isEntered(name, options)) below.push(path);
      } else if ((kind === 'file' || options.links) && options.wanted(relativePath(path, root))) files.push(path);
    }
    return below;
  };

  let level = [root];
  while (level.length > 0) {
    const next: string[] = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      for (const below of await Promise.all(level.slice(at, at + AT_ONCE).map(visit))) addAll(next, below);
      if (names <= MOST_NAMES) continue;
      const reason = `only its first ${MOST_NAMES.toLocaleString('en-US')} files were looked through; a ${CONFIG_NAME} in the folder of a set says where the set begins`;
      return inOrder(files, sets, [...unreadable, { path: root, reason }]);
    }
    level = next;
  }
  return inOrder(files, sets, unreadable);
}

function isEntered(name: string, { hidden }: WalkOptions): boolean {
  return name !== 'node_modules' && name !== '.git' && (hidden || !name.startsWith('.'));
}

/** The order does not depend on the disk: the first definition of a token holds. */
function inOrder(files: string[], sets: string[], unreadable: Unreadable[]): Listing {
  return { files: files.sort(), sets: sets.sort(), unreadable };
}
