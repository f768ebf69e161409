/** What is known of a file without reading it. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly modified: number;
}

/**
 * How card references reach the disk; the shells bring their own. Their files are far larger than those of a set, so they
 * are read in pieces, and what is made of them is kept in a folder that may be emptied at any time.
 */
export interface ReferenceDisk {
  /** The folder for what is made of references, as the workspace knows paths. */
  readonly cache: string;
  /** @throws {FileProblem} where there is no such file */
  facts(path: string): Promise<FileFacts>;
  /** The bytes of a file from first to last, some at a time. @throws {FileProblem} at whichever piece cannot be read */
  pieces(path: string): AsyncIterable<Uint8Array>;
  /** The bytes of a file in the cache; null where there is none, or none that can be read. */
  cached(path: string): Promise<Uint8Array | null>;
  /** Puts a file into the cache: whole, or not at all. @throws {FileProblem} where it cannot be written, as on a full disk */
  keep(path: string, bytes: Uint8Array): Promise<void>;
}

/** Long work that somebody watches, and may end. */
export interface Watched {
  /** How much is done, from 0 to 1. */
  report(done: number): void;
  /** Whether it is to end as soon as it can. */
  readonly cancelled: boolean;
  /** The work has ended, in whatever way. */
  end(): void;
}

/** Tells whoever watches that long work begins. */
export type Watch = (title: string) => Watched;
