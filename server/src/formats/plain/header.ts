import { type Span, shift } from '../../text/span.js';
import type { FormatProblem, Header, Metadata } from '../card.js';
import { readHeading } from './heading.js';
import { contentLines } from './lines.js';
import { entryOf } from './metadata.js';

/** The longest key, in UTF-16 units. */
const MAX_KEY_LENGTH = 40;

/** The keys of a header; it may begin with any of them. */
export const headerKeys: readonly string[] = ['Set', 'Code', 'Rulebook', 'Subtypes'];

/** A header, with the lines in it that are not entries. Spans are offsets in the file. */
export interface HeaderBlock {
  readonly header: Header;
  readonly problems: readonly FormatProblem[];
}

/**
 * Reads a file's first block as its header, or null if it is a card. It is a header if its first line has one of the
 * keys, as in `Set: …`, unless a type line below shows that it is a card with that name. Any line other than
 * `Key: value` is reported as a problem instead of treating the block as a card, because the header determines the
 * rulebook of all cards, and the line may be half typed.
 */
export function readHeader(text: string, block: Span): HeaderBlock | null {
  if (!headerKeys.some((key) => text.startsWith(`${key}:`, block.start))) return null;
  const source = text.slice(block.start, block.end);
  const lines = contentLines(source);
  if (readHeading(source, lines).typeLine) return null;
  const entries: Metadata<'file'>[] = [];
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

/**
 * The length of the key at the beginning of a line, 0 if there is none. A key consists of words, the first capitalized.
 */
function keyLengthOf(text: string, line: Span): number {
  const start = text.slice(line.start, Math.min(line.end, line.start + MAX_KEY_LENGTH + 1));
  const colon = start.indexOf(':');
  return colon > 0 && /^\p{Lu}[\p{L}\d -]*$/u.test(start.slice(0, colon)) ? colon : 0;
}
