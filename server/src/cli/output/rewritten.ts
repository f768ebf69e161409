import { decodeText, FileProblem } from '../../workspace/file-system.js';

/** A file with its text before and after a change, both without a byte order mark. */
export interface TextChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A file's bytes before and after fixing. */
export interface Rewritten {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * The bytes of a file after fixing; its byte order mark is preserved. Null if the file already has the fixed text, for
 * example because it was written under another name.
 * @throws {FileProblem} if the file has changed since it was read, or is not valid UTF-8 and would lose data
 */
export function rewritten(bytes: Uint8Array, { before, after }: TextChange): Rewritten | null {
  const text = decodeText(bytes);
  if (text === after) return null;
  if (text !== before) throw new FileProblem('it was changed meanwhile');
  if (!isUtf8(bytes)) throw new FileProblem('it is not UTF-8 throughout');
  return { before: bytes, after: new TextEncoder().encode(markOf(bytes) + after) };
}

/** Whether all bytes are valid UTF-8, so that decoding loses nothing. */
export function isUtf8(bytes: Uint8Array): boolean {
  return Buffer.compare(new TextEncoder().encode(wholeText(bytes)), bytes) === 0;
}

/** Decodes bytes, keeping the byte order mark. */
export function wholeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function markOf(bytes: Uint8Array): string {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
}
