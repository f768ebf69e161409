import type { Snapshot } from '../../analysis/set/snapshot.js';
import { spanOfCard } from '../../formats/placed.js';
import type { Span } from '../../text/span.js';

/** Returns the foldable ranges of a file, in offsets: each card, and the header. */
export function foldsOf({ document, text }: Snapshot): Span[] {
  const cards = document.cards.map(spanOfCard);
  const spans = document.header ? [document.header.span, ...cards] : cards;
  return spans.map(({ start, end }) => ({ start, end: start + text.slice(start, end).trimEnd().length }));
}
