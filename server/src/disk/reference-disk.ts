import { createReadStream, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReferenceDisk } from '../workspace/reference/reference-disk.js';
import { removeLeftovers, writeAtomically } from './atomic-write.js';
import { sizeOf } from './file-system.js';
import { readingProblem, writingProblem } from './problem.js';

/**
 * How much of a file is read at a time, in bytes. What is derived from one piece stays in use until the next: larger
 * pieces outlive the garbage collector's young generation, and memory grows.
 */
const PIECE_SIZE = 1 << 16;

/** The disk for card references, through Node. @param cache the folder for derived data */
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
        for await (const piece of createReadStream(path, { highWaterMark: PIECE_SIZE })) yield piece as Uint8Array;
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
      writeAtomically(path, bytes);
    },
  };
}
