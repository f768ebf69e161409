import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DirectoryEntry, FileProblem, type FileSystem } from '../workspace/file-system.js';
import { isOnDisk } from '../workspace/paths.js';
import { rulebooksFolder } from './installed-rulebooks.js';
import { readingProblem } from './problem.js';

/** Larger files are not read, in bytes; a file of card text has a few hundred kilobytes. */
const MAX_SIZE = 100_000_000;

/** How long files are read before pending messages are handled, in milliseconds. */
const PAUSE_INTERVAL = 20;

/**
 * The file system of Node. A set has many small files: reading one synchronously is much faster than a round trip to
 * the thread pool, so files are read synchronously, with an occasional pause for other work.
 */
export const nodeFileSystem: FileSystem = {
  get rulebooks() {
    return rulebooksFolder();
  },

  async read(path) {
    await pause();
    if (!isOnDisk(path)) throw new FileProblem('it is not on a disk');
    try {
      const size = sizeOf(path);
      if (size > MAX_SIZE) throw new FileProblem(`it is larger than ${MAX_SIZE / 1_000_000} MB`);
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

/**
 * The size of a file in bytes. @throws {FileProblem} if it is not a file: opening a pipe or a device might never return
 */
export function sizeOf(path: string): number {
  const about = statSync(path);
  if (about.isDirectory()) throw new FileProblem('it is a folder');
  if (!about.isFile()) throw new FileProblem('it is not a file');
  return about.size;
}

let lastPause = 0;

async function pause(): Promise<void> {
  if (performance.now() - lastPause < PAUSE_INTERVAL) return;
  await nextTurn();
  lastPause = performance.now();
}
