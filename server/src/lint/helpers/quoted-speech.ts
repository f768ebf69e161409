import type { Span } from '../../text/span.js';
import type { LineQuotes } from './double-quotes.js';

/** Words before a quotation that is spoken, written or read out, and is not an ability. */
const introductions =
  /\b(?:says?|said|saying|shouts?|yells?|chants?|sings?|whispers?|announces?|declares?|aloud|words?|phrases?|titled?|reads?|reading|writes?|written),?$/i;

/** Longer than any such word, in UTF-16 units. */
const REACH = 16;

/** The quotations of a text that repeat spoken or written words, in order. */
export function speechIn(text: string, quotes: readonly LineQuotes[]): Span[] {
  return quotes.flatMap(({ start, pairs }) =>
    pairs
      .filter(
        ({ open, depth }) =>
          depth === 0 && introductions.test(text.slice(Math.max(start, open - REACH), open).trimEnd()),
      )
      .map(({ open, close }) => ({ start: open, end: close + 1 })),
  );
}
