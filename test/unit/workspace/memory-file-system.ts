import { type DirectoryEntry, FileProblem, type FileSystem } from '../../../server/src/workspace/file-system.js';
import { entriesIn } from '../../../server/src/workspace/text-files.js';

/** An in-memory file system for tests, which records accesses. Folders exist if they contain files. */
export class MemoryFileSystem implements FileSystem {
  private readonly files = new Map<string, Uint8Array>();
  private readonly broken = new Map<string, string>();
  /** The paths that were read, in order. */
  readonly reads: string[] = [];
  /** The paths of which the first bytes were read, in order. */
  readonly heads: string[] = [];
  /** The folders that were listed, in order. */
  readonly lists: string[] = [];

  /** @param files texts, or bytes, by path */
  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  write(path: string, content: string | Uint8Array): void {
    this.files.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }

  remove(path: string): void {
    for (const each of [...this.files.keys()])
      if (each === path || each.startsWith(`${path}/`)) this.files.delete(each);
  }

  /** Makes a file or folder unreadable. */
  break(path: string, reason: string): void {
    this.broken.set(path, reason);
  }

  async read(path: string): Promise<Uint8Array> {
    this.reads.push(path);
    return this.bytes(path);
  }

  private bytes(path: string): Uint8Array {
    const reason = this.broken.get(path);
    if (reason !== undefined) throw new FileProblem(reason);
    const content = this.files.get(path);
    if (!content) throw new FileProblem('there is no such file or folder');
    return content;
  }

  async head(path: string, length: number): Promise<Uint8Array> {
    this.heads.push(path);
    return this.bytes(path).subarray(0, length);
  }

  async list(folder: string): Promise<DirectoryEntry[]> {
    this.lists.push(folder);
    const reason = this.broken.get(folder);
    if (reason !== undefined) throw new FileProblem(reason);
    return entriesIn(folder, this.files.keys());
  }

  async kind(path: string): Promise<'file' | 'folder' | null> {
    if (this.files.has(path)) return 'file';
    return [...this.files.keys()].some((each) => each.startsWith(`${path}/`)) ? 'folder' : null;
  }
}
