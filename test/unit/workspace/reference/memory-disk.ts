import { FileProblem } from '../../../../server/src/workspace/file-system.js';
import type { ReferenceDisk } from '../../../../server/src/workspace/reference/reference-disk.js';

/** An in-memory disk for card references, which can simulate failures. */
export class MemoryDisk implements ReferenceDisk {
  readonly cache = '/cache';
  readonly cachedFiles = new Map<string, Uint8Array>();
  private readonly files = new Map<string, { bytes: Uint8Array; modified: number }>();
  /** The number of files that were read completely. */
  readings = 0;
  /** Why nothing can be written; null if it is possible. */
  full: string | null = null;
  /** The size of a chunk in bytes. */
  chunkSize = 1000;
  /** Called before each chunk. */
  onChunk: () => void = () => {};

  write(path: string, text: string | Uint8Array, modified = 1): void {
    this.files.set(path, { bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text, modified });
  }

  async facts(path: string) {
    const { bytes, modified } = this.file(path);
    return { size: bytes.length, modified };
  }

  async *pieces(path: string) {
    const { bytes } = this.file(path);
    for (let at = 0; at < bytes.length; at += this.chunkSize) {
      this.onChunk();
      yield bytes.subarray(at, at + this.chunkSize);
    }
    this.readings++;
  }

  async readCached(path: string) {
    return this.cachedFiles.get(path) ?? null;
  }

  async writeCached(path: string, bytes: Uint8Array) {
    if (this.full !== null) throw new FileProblem(this.full);
    this.cachedFiles.set(path, bytes);
  }

  private file(path: string) {
    const file = this.files.get(path);
    if (!file) throw new FileProblem('there is no such file or folder');
    return file;
  }
}
