import { FileProblem } from '../../../../server/src/workspace/file-system.js';
import type { ReferenceDisk } from '../../../../server/src/workspace/reference/reference-disk.js';

/** A disk in memory for card references. What goes wrong on it, tests say. */
export class MemoryDisk implements ReferenceDisk {
  readonly cache = '/cache';
  readonly kept = new Map<string, Uint8Array>();
  private readonly files = new Map<string, { bytes: Uint8Array; modified: number }>();
  /** How many files were read from first to last. */
  readings = 0;
  /** Why nothing can be written; null where it can. */
  full: string | null = null;
  /** How many bytes of a file are read at a time. */
  piece = 1000;
  /** Told before each piece. */
  onPiece: () => void = () => {};

  write(path: string, text: string | Uint8Array, modified = 1): void {
    this.files.set(path, { bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text, modified });
  }

  async facts(path: string) {
    const { bytes, modified } = this.file(path);
    return { size: bytes.length, modified };
  }

  async *pieces(path: string) {
    const { bytes } = this.file(path);
    for (let at = 0; at < bytes.length; at += this.piece) {
      this.onPiece();
      yield bytes.subarray(at, at + this.piece);
    }
    this.readings++;
  }

  async readCached(path: string) {
    return this.kept.get(path) ?? null;
  }

  async writeCached(path: string, bytes: Uint8Array) {
    if (this.full !== null) throw new FileProblem(this.full);
    this.kept.set(path, bytes);
  }

  private file(path: string) {
    const file = this.files.get(path);
    if (!file) throw new FileProblem('there is no such file or folder');
    return file;
  }
}
