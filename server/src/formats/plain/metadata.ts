import type { Span } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { regionOf, trimmed } from './lines.js';

/** The known keys, as they are written. Anything else before a colon is rules text ("+1: …", "Boast: …"). */
const keys: ReadonlySet<string> = new Set([
  ...['Flavor', 'Rarity', 'Artist', 'Number', 'Color', 'Loyalty', 'Defense', 'Note'],
  ...['Might', 'Domain', 'Tags'],
]);
const LONGEST_KEY = 7;

/** Reads a line as `Key: value` with a known key, or null. The value may be empty. */
export function readMetadata(source: string, line: Span): Metadata | null {
  const end = Math.min(line.end, line.start + LONGEST_KEY + 1);
  const colon = source.slice(line.start, end).indexOf(':');
  if (colon < 0) return null;
  const key = source.slice(line.start, line.start + colon);
  return keys.has(key) ? entryOf(source, line, colon) : null;
}

/** The entry of a line whose key is `keyLength` long. */
export function entryOf(source: string, line: Span, keyLength: number): Metadata {
  const keySpan = { start: line.start, end: line.start + keyLength };
  const value = trimmed(source, { start: keySpan.end + 1, end: line.end });
  return {
    key: source.slice(keySpan.start, keySpan.end),
    keySpan,
    value: regionOf(source, value),
  };
}
