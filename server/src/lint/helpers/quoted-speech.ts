import type { Span } from '../../text/span.js';
import type { LineQuotes } from './double-quotes.js';

/** Words before a quotation that is said, written or read out, and is no ability. */
const introductions =
  /\b(?:says?|said|saying|shouts?|yells?|chants?|sings?|whispers?|announces?|declares?|aloud|words?|phrases?|titled?|reads?|reading|writes?|written),?$/i;

/** More letters than such a word has. */
const REACH = 16;

/** The quotations of a text that repeat what somebody says or what is written somewhere, in order. */
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
