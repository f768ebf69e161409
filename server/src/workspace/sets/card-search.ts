import { HEADS, recognise } from '../../formats/index.js';
import { plainFiles } from '../../formats/plain/plain-format.js';
import { decodeHead, type FileSystem } from '../file-system.js';
import { relativePath } from '../paths.js';
import { pathMatcher, searchFilter } from './glob.js';
import { listSet } from './walk.js';

/** How many files are looked into: where none of so many holds cards, this is no folder of cards. */
const MOST_LOOKED_INTO = 300;

/**
 * Files of other programs in a folder that hold cards, as far as their first kilobytes tell. Files in folders with settings
 * of their own belong to other sets, and plain text is read anyway.
 * @param most how many are looked for
 * @returns their paths from the folder
 */
export async function findCardFiles(fs: FileSystem, folder: string, most: number): Promise<string[]> {
  const isPlain = pathMatcher(plainFiles);
  const isSearched = searchFilter();
  const wanted = (path: string) => isSearched(path) && !isPlain(path);
  const { files } = await listSet(fs, folder, { wanted, deep: true, nested: true, links: false, hidden: false });
  const found: string[] = [];
  for (const path of files.slice(0, MOST_LOOKED_INTO)) {
    const head = await fs.head(path, HEADS[0]!).catch(() => new Uint8Array());
    const format = recognise(path, decodeHead(head));
    // A long document may have a block of cards somewhere; that is not what the folder is for.
    if (format === null || format === 'undecided' || format.id === 'markdown') continue;
    found.push(relativePath(path, folder));
    if (found.length === most) break;
  }
  return found;
}
