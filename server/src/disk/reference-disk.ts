import { createReadStream, mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { joinPath, resolvePath } from '../workspace/paths.js';
import type { ReferenceDisk } from '../workspace/reference/reference-disk.js';
import { sizeOf } from './file-system.js';
import { readingProblem, writingProblem } from './problem.js';
import { removeLeftovers, writeWhole } from './whole-file.js';

/**
 * How much of a file is in memory at a time, in bytes. What is made of one piece is in use until the next: of larger ones
 * more outlives the quick rounds of the garbage collector, and memory grows.
 */
const PIECE = 1 << 16;

/** The disk, as Node reaches it, for card references. @param cache the folder for what is made of them */
export function nodeReferenceDisk(cache: string): ReferenceDisk {
  return {
    cache,
    async facts(path) {
      try {
        return { size: sizeOf(path), modified: statSync(path).mtimeMs };
      } catch (error) {
        throw readingProblem(error);
      }
    },
    async *pieces(path) {
      try {
        for await (const piece of createReadStream(path, { highWaterMark: PIECE })) yield piece as Uint8Array;
      } catch (error) {
        throw readingProblem(error);
      }
    },
    async readCached(path) {
      try {
        return readFileSync(path);
      } catch {
        return null;
      }
    },
    async writeCached(path, bytes) {
      try {
        mkdirSync(dirname(path), { recursive: true });
      } catch (error) {
        throw writingProblem(error);
      }
      removeLeftovers([path]);
      writeWhole(path, bytes);
    },
  };
}

/** The folder where programs of this system keep what can be made again: of the XDG directories where they are set. */
export function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const home = homedir();
  const system = { win32: LOCALAPPDATA, darwin: `${home}/Library/Caches` }[process.platform as string];
  return joinPath(resolvePath(home, XDG_CACHE_HOME || system || `${home}/.cache`), 'tokenwright');
}
