import { plainRegion, type Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';

/**
 * A string of JSON (RFC 8259, section 7) as it reads. Every escape is atomic, and so are two that stand for one
 * character (`\ud83d\ude00`).
 * @param span what stands between the quotes; its escapes are valid
 */
export function jsonString(source: string, { start, end }: Span): Region {
  const written = source.slice(start, end);
  let backslash = written.indexOf('\\');
  if (backslash < 0) return plainRegion(written, start, encodeJsonString);
  const pieces = new Pieces();
  let at = 0;
  while (backslash >= 0) {
    pieces.add(backslash - at, backslash - at);
    const units = unitsAt(written, backslash);
    const length = written.charAt(backslash + 1) === 'u' ? 6 * units : 2;
    pieces.atom(length, units);
    at = backslash + length;
    backslash = written.indexOf('\\', at);
  }
  pieces.add(written.length - at, written.length - at);
  return pieces.region(JSON.parse(`"${written}"`) as string, start, encodeJsonString);
}

/** A number of JSON, which can only be replaced by another. */
export function jsonNumber(source: string, { start, end }: Span): Region {
  return plainRegion(source.slice(start, end), start, encodeJsonNumber);
}

/** Any text can stand in a string. */
export function encodeJsonString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Only numbers without a fraction: nothing on a card that is kept as a number has one. */
export function encodeJsonNumber(text: string): string | null {
  return /^-?(?:0|[1-9]\d{0,8})$/.test(text) ? text : null;
}

/** The first half of a surrogate pair and the beginning of the second, as they are escaped. */
const pair = /^\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F]/;

/** How many UTF-16 units an escape stands for: two where the next one belongs to it. */
function unitsAt(written: string, backslash: number): 1 | 2 {
  return written.charAt(backslash + 1) === 'u' && pair.test(written.slice(backslash, backslash + 10)) ? 2 : 1;
}
