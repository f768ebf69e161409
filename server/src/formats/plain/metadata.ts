import type { Space, Span, SpanIn } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { regionOf, trimmed } from './lines.js';

/** The known keys. Anything else before a colon is rules text ("+1: …", "Boast: …"). */
const keys: ReadonlySet<string> = new Set([
  ...['Flavor', 'Rarity', 'Artist', 'Number', 'Color', 'Loyalty', 'Defense', 'Note'],
  ...['Might', 'Domain', 'Tags'],
]);
/** The lengths of keys, in UTF-16 units. */
const MIN_KEY_LENGTH = 4;
const MAX_KEY_LENGTH = 7;

const COLON = 58;

/** Reads a line as `Key: value` with a known key, or null. The value may be empty. */
export function readMetadata(source: string, line: Span): Metadata | null {
  const last = Math.min(line.end - 1, line.start + MAX_KEY_LENGTH);
  for (let colon = line.start + MIN_KEY_LENGTH; colon <= last; colon++) {
    if (source.charCodeAt(colon) !== COLON) continue;
    return keys.has(source.slice(line.start, colon)) ? entryOf(source, line, colon - line.start) : null;
  }
  return null;
}

/** The entry of a line whose key has a given length. */
export function entryOf<S extends Space = 'card'>(source: string, line: SpanIn<S>, keyLength: number): Metadata<S> {
  const keySpan = { start: line.start, end: line.start + keyLength };
  const value = trimmed(source, { start: keySpan.end + 1, end: line.end });
  return {
    key: source.slice(keySpan.start, keySpan.end),
    keySpan,
    value: regionOf(source, value),
  };
}
