import { decodeText, FileProblem } from '../../workspace/file-system.js';
import type { FixedFile } from '../../workspace/sets/fix-files.js';

/** A file's bytes, now and as they are to be. */
export interface Rewritten {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * What a file's fixed text makes of its bytes; its byte order mark stays. Null where the bytes say what the fixed text
 * says already, as those of a file that has two names.
 * @throws {FileProblem} where the bytes are no longer those the text was read from, or are no UTF-8: what stands for
 * no character would be lost
 */
export function rewritten(bytes: Uint8Array, { before, after }: FixedFile): Rewritten | null {
  const text = decodeText(bytes);
  if (text === after) return null;
  if (text !== before) throw new FileProblem('it was changed meanwhile');
  if (!isUtf8(bytes)) throw new FileProblem('it is not UTF-8 throughout');
  return { before: bytes, after: new TextEncoder().encode(markOf(bytes) + after) };
}

/** Whether bytes are UTF-8 throughout, so that their text gives them back. */
export function isUtf8(bytes: Uint8Array): boolean {
  return Buffer.compare(new TextEncoder().encode(wholeText(bytes)), bytes) === 0;
}

/** The text of bytes, with its byte order mark. */
export function wholeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function markOf(bytes: Uint8Array): string {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
}
