import { wideEncoding } from '../text/encoding.js';

/**
 * File access for the workspace, implemented by each host. Paths are absolute, with `/` as the separator on every
 * system: `/home/mira/akd/akd.cards`, `c:/akd/akd.cards`, or the URI of a file that is not on disk
 * (`untitled:Untitled-1`, `vscode-vfs://host/akd.cards`).
 */
export interface FileSystem {
  /** Returns the bytes of a file. @throws {FileProblem} if it cannot be read */
  read(path: string): Promise<Uint8Array>;
  /** Returns at most `length` bytes from the start of a file. @throws {FileProblem} if it cannot be read */
  head(path: string, length: number): Promise<Uint8Array>;
  /** Returns the entries of a folder, in no particular order. @throws {FileProblem} */
  list(folder: string): Promise<readonly DirectoryEntry[]>;
  /** Returns the kind of a path; null if it does not exist. Symbolic links are resolved. Never throws. */
  kind(path: string): Promise<'file' | 'folder' | null>;
  /** Globs of the packed files that `read` unpacks; missing if there are none. */
  readonly unpacks?: readonly string[];
  /** The folder of the user's installed rulebooks; missing if the host has none. It may not exist yet. */
  readonly rulebooks?: string;
}

/** An entry of a folder. Symbolic links are not followed, because they may be circular or lead out of the folder. */
export interface DirectoryEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

/** A change of a file on disk. */
export interface FileEvent {
  readonly path: string;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/** Why a file or folder cannot be read; the message continues a sentence that begins with the path. */
export class FileProblem extends Error {}

/** A path that could not be read, and why. */
export interface Unreadable {
  readonly path: string;
  readonly reason: string;
}

/** Returns the message of a thrown value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Decodes the first bytes of a file in any encoding, to detect its format. Never throws. */
export function decodeHead(bytes: Uint8Array): string {
  if (wideEncoding(bytes) === null) return new TextDecoder('utf-8').decode(bytes);
  // Sufficient to detect the format, because its keywords are ASCII.
  return new TextDecoder('latin1').decode(bytes.filter((byte) => byte !== 0 && byte < 0x80));
}

/**
 * Decodes the bytes of a file as UTF-8. Invalid bytes become U+FFFD, which the formats report. A byte order mark is
 * removed as in editors, so that offsets are the same.
 * @throws {FileProblem} for UTF-16 and UTF-32, which would be read as text with a NUL after each letter
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding !== null) throw new FileProblem(`it is encoded in ${encoding}; save it as UTF-8`);
  return new TextDecoder('utf-8').decode(bytes);
}
