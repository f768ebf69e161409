import type { CardDocument, PlacedCard } from '../formats/card.js';
import { formats } from '../formats/index.js';
import { lastUpTo } from '../text/search.js';
import { shift } from '../text/span.js';
import type { Finding } from './finding.js';
import type { CardFinding } from './plan.js';

/** Gives a card's findings their place in a file, and puts new text as the file's format writes it. */
export function placer(document: CardDocument, text: string): (finding: CardFinding, card: PlacedCard) => Finding {
  const format = formats.find(({ id }) => id === document.format);
  return ({ rule, severity, message, cite, span, fix }, placed) => ({
    rule,
    severity,
    message,
    cite,
    card: nameOf(placed),
    span: shift(span, placed.start),
    // What no format can write is not offered.
    fix:
      fix && format
        ? {
            ...fix,
            edits: fix.edits.map((edit) => ({
              span: shift(edit.span, placed.start),
              newText: format.encode(edit.newText, text),
            })),
          }
        : null,
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
