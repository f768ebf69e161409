import { type Span, shift } from '../../text/span.js';
import type { FormatProblem, Header, Metadata } from '../card.js';
import { readHeading } from './heading.js';
import { contentLines } from './lines.js';
import { entryOf } from './metadata.js';

/** No key is longer, in UTF-16 units. */
const LONGEST_KEY = 40;

/** The keys of a header, any of which may be its first. */
export const headerKeys: readonly string[] = ['Set', 'Code', 'Rulebook', 'Subtypes'];

/** A header, or what a block that begins like one has instead. Spans are offsets in the file. */
export interface HeaderBlock {
  readonly header: Header;
  readonly problems: readonly FormatProblem[];
}

/**
 * Reads a file's first block as its header, or null where it is a card. It is a header when its first line has one of the
 * keys, as in `Set: …`, unless a type line below says that this is a card of such a name. A line that is no `Key: value` is
 * then a problem and not a reason to take the header, with the rulebook of all cards, for a card: it may be half typed.
 */
export function readHeader(text: string, block: Span): HeaderBlock | null {
  if (!headerKeys.some((key) => text.startsWith(`${key}:`, block.start))) return null;
  const source = text.slice(block.start, block.end);
  const lines = contentLines(source);
  if (readHeading(source, lines).typeLine) return null;
  const entries: Metadata[] = [];
  let stray: Span | null = null;
  for (const line of lines) {
    const place = shift(line, block.start);
    const keyLength = keyLengthOf(text, place);
    if (keyLength > 0) entries.push(entryOf(text, place, keyLength));
    else stray ??= place;
  }
  const message = 'A header has only lines like "Code: AKD". The first card begins after a blank line.';
  return {
    header: { span: { start: block.start, end: block.end }, entries },
    problems: stray ? [{ id: 'header-line', span: stray, message }] : [],
  };
}

/** The length of the key a line begins with, 0 where it begins with none. A key is words, the first with a capital. */
function keyLengthOf(text: string, line: Span): number {
  const start = text.slice(line.start, Math.min(line.end, line.start + LONGEST_KEY + 1));
  const colon = start.indexOf(':');
  return colon > 0 && /^\p{Lu}[\p{L}\d -]*$/u.test(start.slice(0, colon)) ? colon : 0;
}
