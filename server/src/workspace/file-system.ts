/**
 * How the workspace reaches files; the shells bring their own. Paths are absolute, with `/` between their parts on every
 * system: `/home/mira/akd/akd.cards`, `c:/akd/akd.cards`, or the address of a file that is on no disk
 * (`untitled:Untitled-1`, `vscode-vfs://host/akd.cards`).
 */
export interface FileSystem {
  /** The bytes of a file. @throws {FileProblem} where there are none to be had */
  read(path: string): Promise<Uint8Array>;
  /** The first bytes of a file, at most so many. @throws {FileProblem} where there are none to be had */
  head(path: string, length: number): Promise<Uint8Array>;
  /** What a folder holds, in no particular order. @throws {FileProblem} */
  list(folder: string): Promise<readonly Entry[]>;
  /** What stands at a path; null where nothing does. A link is what it leads to. Never throws. */
  kind(path: string): Promise<'file' | 'folder' | null>;
  /** Globs of the packed files that it unpacks while reading; left out where it unpacks none. */
  readonly unpacks?: readonly string[];
}

/** One name in a folder. A link is not followed, so that nobody walks in circles or out of the folder. */
export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

/** Why a file or folder cannot be read; the message is a reason in words, to stand behind the path. */
export class FileProblem extends Error {}

/** A path that could not be read, and why. */
export interface Unreadable {
  readonly path: string;
  readonly reason: string;
}

/** The reason in words of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The text of a file's bytes, which are UTF-8: those that stand for no character become U+FFFD, which the formats
 * report. A byte order mark is left out, as editors leave it out of what they show, so that places are the same here
 * and there.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}
