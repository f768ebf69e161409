import { readdir, readFile, stat } from 'node:fs/promises';
import { type Entry, FileProblem, type FileSystem } from '../workspace/file-system.js';

/** A file of card text is a few hundred kilobytes; what is larger than this is something else. */
const LARGEST = 100_000_000;

/** The disk, as Node reaches it. */
export const nodeFileSystem: FileSystem = {
  async read(path) {
    if (!isOnDisk(path)) throw new FileProblem('it is not on a disk');
    try {
      const about = await stat(path);
      if (about.isDirectory()) throw new FileProblem('it is a folder');
      // Opening a pipe or a device might never end.
      if (!about.isFile()) throw new FileProblem('it is not a file');
      if (about.size > LARGEST) throw new FileProblem(`it is larger than ${LARGEST / 1_000_000} MB`);
      return await readFile(path);
    } catch (error) {
      throw problemOf(error);
    }
  },

  async list(folder) {
    if (!isOnDisk(folder)) return [];
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      return entries.flatMap((entry): Entry[] => {
        const { name } = entry;
        if (entry.isFile()) return [{ name, kind: 'file' }];
        if (entry.isDirectory()) return [{ name, kind: 'folder' }];
        return entry.isSymbolicLink() ? [{ name, kind: 'link' }] : [];
      });
    } catch (error) {
      throw problemOf(error);
    }
  },

  async kind(path) {
    if (!isOnDisk(path)) return null;
    const about = await stat(path).catch(() => null);
    return about?.isFile() ? 'file' : about?.isDirectory() ? 'folder' : null;
  },
};

/** A path of the disk, and not the address of a file that only the editor can reach. */
function isOnDisk(path: string): boolean {
  return /^(?:\/|[a-z]:\/)/i.test(path);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EACCES: 'reading it is not permitted',
  EPERM: 'reading it is not permitted',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link that leads in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  EIO: 'the disk reported an error',
};

function problemOf(error: unknown): FileProblem {
  if (error instanceof FileProblem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return new FileProblem(reasons[code ?? ''] ?? message);
}
