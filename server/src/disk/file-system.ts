import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { type DirectoryEntry, FileProblem, type FileSystem } from '../workspace/file-system.js';
import { isOnDisk } from '../workspace/paths.js';
import { readingProblem } from './problem.js';

/** A file of card text is a few hundred kilobytes; what is larger than this is something else, in bytes. */
const LARGEST = 100_000_000;

/** For how long files are read before a message that came in meanwhile is seen to, in milliseconds. */
const STRETCH = 20;

/**
 * The disk, as Node reaches it. The files of a set are small and many: reading one at once takes far less than having
 * another thread read it, so that is done, with a pause now and then for other work.
 */
export const nodeFileSystem: FileSystem = {
  async read(path) {
    await pause();
    if (!isOnDisk(path)) throw new FileProblem('it is not on a disk');
    try {
      const size = sizeOf(path);
      if (size > LARGEST) throw new FileProblem(`it is larger than ${LARGEST / 1_000_000} MB`);
      return readFileSync(path);
    } catch (error) {
      throw readingProblem(error);
    }
  },

  async head(path, length) {
    await pause();
    if (!isOnDisk(path)) throw new FileProblem('it is not on a disk');
    try {
      sizeOf(path);
      const bytes = new Uint8Array(length);
      const file = openSync(path, 'r');
      try {
        return bytes.subarray(0, readSync(file, bytes));
      } finally {
        closeSync(file);
      }
    } catch (error) {
      throw readingProblem(error);
    }
  },

  async list(folder) {
    await pause();
    if (!isOnDisk(folder)) return [];
    try {
      const entries = readdirSync(folder, { withFileTypes: true });
      return entries.flatMap((entry): DirectoryEntry[] => {
        const { name } = entry;
        if (entry.isFile()) return [{ name, kind: 'file' }];
        if (entry.isDirectory()) return [{ name, kind: 'folder' }];
        return entry.isSymbolicLink() ? [{ name, kind: 'link' }] : [];
      });
    } catch (error) {
      throw readingProblem(error);
    }
  },

  async kind(path) {
    if (!isOnDisk(path)) return null;
    try {
      const about = statSync(path, { throwIfNoEntry: false });
      return about?.isFile() ? 'file' : about?.isDirectory() ? 'folder' : null;
    } catch {
      return null;
    }
  },
};

/** The size of a file in bytes. @throws where it is none: opening a pipe or a device might never end */
export function sizeOf(path: string): number {
  const about = statSync(path);
  if (about.isDirectory()) throw new FileProblem('it is a folder');
  if (!about.isFile()) throw new FileProblem('it is not a file');
  return about.size;
}

let since = 0;

async function pause(): Promise<void> {
  if (performance.now() - since < STRETCH) return;
  await othersFirst();
  since = performance.now();
}
