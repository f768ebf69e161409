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

/** The number of bytes that are examined to detect an encoding without a byte order mark. */
const SAMPLE = 1000;

/**
 * Detects text in UTF-16 or UTF-32, by its byte order mark or by the positions of zero bytes; null for everything else.
 */
export function wideEncoding(bytes: Uint8Array): 'UTF-16' | 'UTF-32' | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32';
  if (bytes.length < 4) return null;
  // Most characters of card text have one byte other than zero, always at the same position.
  const zeros = [0, 0, 0, 0];
  const length = Math.min(bytes.length, SAMPLE) & ~3;
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at % 4]!++;
  const isZero = zeros.map((count) => count > (length / 4) * 0.6);
  const isFull = zeros.map((count) => count < (length / 4) * 0.1);
  const zeroPlaces = isZero.filter(Boolean).length;
  const fullPlaces = isFull.filter(Boolean).length;
  if (zeroPlaces === 3 && fullPlaces === 1) return 'UTF-32';
  return zeroPlaces === 2 && fullPlaces === 2 && isZero[0] === isZero[2] ? 'UTF-16' : null;
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
