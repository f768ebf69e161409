import type { Span } from '../text/span.js';
import { lowerBound } from '../util/binary-search.js';
import type { PlacedCard } from './card.js';

/** The span of a card: offsets in the file. */
export function spanOfCard({ card, start }: PlacedCard): Span {
  return { start, end: start + card.source.length };
}

/** The cards that touch a span of the file, and the one before it, which may extend into it. In file order. */
export function cardsAround(cards: readonly PlacedCard[], within: Span): readonly PlacedCard[] {
  return cards.slice(Math.max(0, lowerBound(cards, within.start) - 1), lowerBound(cards, within.end + 1));
}
