import type { Format } from '../../formats/card.js';
import { HEADS, recognise } from '../../formats/index.js';
import { plainFiles } from '../../formats/plain/plain-format.js';
import { decodeHead, type FileSystem } from '../file-system.js';
import { relativePath } from '../paths.js';
import { pathMatcher, searchFilter } from './glob.js';
import { listSet } from './walk.js';

/** The highest number of files to examine: if none of them contains cards, the folder is not a folder of cards. */
const MOST_LOOKED_INTO = 300;

/**
 * Finds files of other programs in a folder that contain cards according to their first kilobytes. Folders with their
 * own settings are skipped because they are other sets; plain text is skipped because it is read anyway.
 * @param most the highest number of files to return
 * @returns their paths relative to the folder
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
    if (format === null || format === 'undecided' || !isForCards(format)) continue;
    found.push(relativePath(path, folder));
    if (found.length === most) break;
  }
  return found;
}

/** Whether files of a format are about cards: a long Markdown document may also contain a few of them. */
export function isForCards({ id }: Format): boolean {
  return id !== 'markdown';
}
