import { plainRegion, type Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';

/**
 * Decodes a JSON string (RFC 8259, section 7). Every escape is atomic, and so is a pair of escapes for one character
 * (`\ud83d\ude00`).
 * @param span the part between the quotes; its escapes must be valid
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

/** A JSON number, which can only be replaced by another number. */
export function jsonNumber(source: string, { start, end }: Span): Region {
  return plainRegion(source.slice(start, end), start, encodeJsonNumber);
}

/** Any text can be written in a string. */
export function encodeJsonString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Accepts only integers: no number field of a card has fractions. */
export function encodeJsonNumber(text: string): string | null {
  return /^-?(?:0|[1-9]\d{0,8})$/.test(text) ? text : null;
}

/** An escaped high surrogate and the beginning of an escaped low surrogate. */
const pair = /^\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F]/;

/** How many UTF-16 units an escape represents: two if the next escape completes a surrogate pair. */
function unitsAt(written: string, backslash: number): 1 | 2 {
  return written.charAt(backslash + 1) === 'u' && pair.test(written.slice(backslash, backslash + 10)) ? 2 : 1;
}
