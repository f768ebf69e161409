import { addAll } from '../../util/add-all.js';
import { type FileSystem, reasonOf, type Unreadable } from '../file-system.js';
import { joinPath, relativePath } from '../paths.js';
import type { PathFilter } from './glob.js';

/** The name of the file that makes a folder a set. */
export const CONFIG_NAME = 'tokenwright.json';

/** The highest number of names in a walk. A set is much smaller; more names indicate a whole disk. */
const MOST_NAMES = 100_000;

/** The number of folders to read concurrently. */
const AT_ONCE = 32;

/** The content of a set's folder. */
export interface Listing {
  /** The files that belong to it. */
  readonly files: readonly string[];
  /** Subfolders with their own `tokenwright.json`: other sets, whose files are left out. */
  readonly sets: readonly string[];
  readonly unreadable: readonly Unreadable[];
}

/** The files that a walk returns. */
export interface WalkOptions {
  /** Whether a file belongs to the set, by its path relative to the set's folder. */
  readonly wanted: PathFilter;
  /** Whether subfolders are entered. */
  readonly deep: boolean;
  /** Whether a folder with a `tokenwright.json` is a separate set. */
  readonly nested: boolean;
  /** Whether symbolic links to files are followed; they may lead out of the folder. */
  readonly links: boolean;
  /** Whether folders whose names begin with a full stop are entered. */
  readonly hidden: boolean;
}

/** Lists a set's files, level by level. Unreadable folders are reported and do not affect the rest. */
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
    const subfolders: string[] = [];
    for (const { name, kind } of entries) {
      const path = joinPath(folder, name);
      if (kind === 'folder') {
        if (options.deep && isEntered(name, options)) subfolders.push(path);
      } else if ((kind === 'file' || options.links) && options.wanted(relativePath(path, root))) files.push(path);
    }
    return subfolders;
  };

  let level = [root];
  while (level.length > 0) {
    const next: string[] = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      for (const subfolders of await Promise.all(level.slice(at, at + AT_ONCE).map(visit))) addAll(next, subfolders);
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

/** Sorts the result, so that it does not depend on the disk: the first definition of a token wins. */
function inOrder(files: string[], sets: string[], unreadable: Unreadable[]): Listing {
  return { files: files.sort(), sets: sets.sort(), unreadable };
}
