import { nodeFileSystem } from '../disk/file-system.js';
import { readMseSetArchive } from '../formats/zip/mse-set-archive.js';
import { FileProblem, type FileSystem } from '../workspace/file-system.js';

/** Whether a path is a set as Magic Set Editor packs it: an archive with the set's text in it. */
export function isPacked(path: string): boolean {
  return /\.mse-set$/i.test(path);
}

/** The disk, where a packed set reads as the text of the set in it. */
export const unpackingFileSystem: FileSystem = {
  ...nodeFileSystem,
  async read(path) {
    const bytes = await nodeFileSystem.read(path);
    if (!isPacked(path)) return bytes;
    const unpacked = readMseSetArchive(bytes);
    if ('problem' in unpacked) throw new FileProblem(unpacked.problem);
    return new TextEncoder().encode(unpacked.text);
  },
};
