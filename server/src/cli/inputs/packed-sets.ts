import { nodeFileSystem } from '../../disk/file-system.js';
import { readMseSetArchive } from '../../disk/mse-set-archive.js';
import { FileProblem, type FileSystem } from '../../workspace/file-system.js';

/** Whether a path is a packed Magic Set Editor set: an archive that contains the set's text. */
export function isPacked(path: string): boolean {
  return /\.mse-set$/i.test(path);
}

/** The disk, with packed sets read as the text of the set inside. */
export const unpackingFileSystem: FileSystem = {
  ...nodeFileSystem,
  get rulebooks() {
    return nodeFileSystem.rulebooks!;
  },
  unpacks: ['**/*.mse-set'],

  async read(path) {
    const bytes = await nodeFileSystem.read(path);
    return isPacked(path) ? unpacked(bytes) : bytes;
  },

  async head(path, length) {
    if (!isPacked(path)) return nodeFileSystem.head(path, length);
    return unpacked(await nodeFileSystem.read(path)).subarray(0, length);
  },
};

function unpacked(bytes: Uint8Array): Uint8Array {
  const archive = readMseSetArchive(bytes);
  if ('problem' in archive) throw new FileProblem(archive.problem);
  return new TextEncoder().encode(archive.text);
}
