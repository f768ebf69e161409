/** The properties of a file that are available without reading it. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** The time of the last change, in milliseconds since 1970. */
  readonly modified: number;
}

/**
 * Disk access for card references, implemented by the host. Their files are much larger than those of a set, so they
 * are read in chunks, and their indexes are stored in a cache folder that may be emptied at any time.
 */
export interface ReferenceDisk {
  /** The cache folder, as a path of the workspace. */
  readonly cache: string;
  /** @throws {FileProblem} if there is no such file */
  facts(path: string): Promise<FileFacts>;
  /** The bytes of a file in chunks. @throws {FileProblem} at the first chunk that cannot be read */
  pieces(path: string): AsyncIterable<Uint8Array>;
  /** Returns the bytes of a file in the cache; null if it does not exist or cannot be read. */
  readCached(path: string): Promise<Uint8Array | null>;
  /** Writes a file into the cache atomically. @throws {FileProblem} if it cannot be written, as on a full disk */
  writeCached(path: string, bytes: Uint8Array): Promise<void>;
}

/** The progress of a long operation, which the user may cancel. */
export interface ReadingProgress {
  /** Reports progress from 0 to 1. */
  report(done: number): void;
  /** Whether the operation should end as soon as possible. */
  readonly cancelled: boolean;
  /** Reports the end of the operation, successful or not. */
  end(): void;
}

/** Shows the progress of a long operation to the user. */
export type StartProgress = (title: string) => ReadingProgress;
