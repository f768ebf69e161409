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
  list(folder: string): Promise<readonly DirectoryEntry[]>;
  /** What stands at a path; null where nothing does. A link is what it leads to. Never throws. */
  kind(path: string): Promise<'file' | 'folder' | null>;
  /** Globs of the packed files that it unpacks while reading; left out where it unpacks none. */
  readonly unpacks?: readonly string[];
}

/** One name in a folder. A link is not followed, so that nobody walks in circles or out of the folder. */
export interface DirectoryEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

/** A change on disk. */
export interface FileEvent {
  readonly path: string;
  readonly kind: 'created' | 'changed' | 'deleted';
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

/** How many bytes are looked at to tell an encoding without a mark. */
const SAMPLE = 1000;

/**
 * The encoding of bytes that are text in UTF-16 or UTF-32, with a byte order mark or told by where their zeros are; null
 * for everything else.
 */
export function wideEncoding(bytes: Uint8Array): 'UTF-16' | 'UTF-32' | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32';
  if (bytes.length < 4) return null;
  // Most characters of card text have one byte that is not zero, always at the same place.
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

/** The text of a file's first bytes, by which it is told what it holds, whatever they are encoded in. Never throws. */
export function decodeHead(bytes: Uint8Array): string {
  if (wideEncoding(bytes) === null) return new TextDecoder('utf-8').decode(bytes);
  // Enough to know the format by: its names and marks are ASCII.
  return new TextDecoder('latin1').decode(bytes.filter((byte) => byte !== 0 && byte < 0x80));
}

/**
 * The text of a file's bytes, which are UTF-8: those that stand for no character become U+FFFD, which the formats
 * report. A byte order mark is left out, as editors leave it out of what they show, so that places are the same here
 * and there.
 * @throws {FileProblem} for UTF-16 and UTF-32, of which UTF-8 would make a NUL character after every letter
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding !== null) throw new FileProblem(`it is encoded in ${encoding}; save it as UTF-8`);
  return new TextDecoder('utf-8').decode(bytes);
}
