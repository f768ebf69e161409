import type { PlacedCard } from '../formats/card.js';
import { lineBreakOf } from '../text/line-break.js';
import { lastUpTo } from '../text/search.js';
import { shift } from '../text/span.js';
import type { Finding } from './finding.js';
import type { CardFinding } from './plan.js';

/** Gives a card's findings their place in a file, and new text the line breaks of that file. */
export function placer(text: string): (finding: CardFinding, card: PlacedCard) => Finding {
  const lineBreak = lineBreakOf(text);
  return ({ span, fix, ...said }, placed) => ({
    ...said,
    card: nameOf(placed),
    span: shift(span, placed.start),
    fix: fix && {
      ...fix,
      edits: fix.edits.map((edit) => ({
        span: shift(edit.span, placed.start),
        newText: edit.newText.replaceAll('\n', lineBreak),
      })),
    },
  });
}

/** The name of a card, by which a finding says where it is; null where the card has none. */
export function nameOf({ card }: PlacedCard): string | null {
  return card.faces[0]?.name?.text || null;
}

/** The name of the card that stands at an offset of a file; null where none does. */
export function nameAt(cards: readonly PlacedCard[], offset: number): string | null {
  const placed = lastUpTo(cards, offset);
  return placed && offset <= placed.start + placed.card.source.length ? nameOf(placed) : null;
}
