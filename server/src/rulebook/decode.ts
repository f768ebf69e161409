import { wideEncoding } from '../text/encoding.js';

/**
 * Decodes the bytes of a rules file. Official files are in UTF-8, in UTF-16, or in the Windows or Macintosh encoding of
 * the time. Null for UTF-32, and for files that are not text.
 */
export function decodeRules(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes);
  const text = wide === 'UTF-16' ? decodeWide(bytes) : wide === null ? decodeNarrow(bytes) : null;
  // Programs that convert line breaks twice leave CR CR LF.
  return text?.includes('\0') === false ? text.replaceAll('\r\r\n', '\r\n') : null;
}

function decodeWide(bytes: Uint8Array): string {
  const isBigEndian = bytes[0] === 0xfe || (bytes[0] === 0 && bytes[1] !== 0);
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
}

function decodeNarrow(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const invalid = count(text, /\ufffd/g);
  // Apart from a damaged character here and there, such as at the end of a truncated file, it is UTF-8.
  if (invalid === 0 || invalid * 10 < count(text, /[\u0080-\ufffc]/g)) return text;
  const isMacintosh = countBytes(bytes, 0xd2, 0xd5) > countBytes(bytes, 0x91, 0x97);
  if (isMacintosh) return new TextDecoder('macintosh').decode(bytes);
  // Some versions of Node decode these characters as control characters.
  return new TextDecoder('windows-1252').decode(bytes).replace(/[\x80-\x9f]/g, (c) => HIGH[c.charCodeAt(0) - 0x80]!);
}

/** The characters of Windows-1252 from 0x80 to 0x9f. */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function countBytes(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (const byte of bytes) if (byte >= from && byte <= to) count++;
  return count;
}
