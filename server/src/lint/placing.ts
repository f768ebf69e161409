import type { CardDocument, PlacedCard } from '../formats/card.js';
import { formatOf } from '../formats/index.js';
import { shift } from '../text/span.js';
import type { Finding } from './finding.js';
import type { CardFinding } from './plan.js';

/** Gives a card's findings their place in a file, and puts new text as the file's format writes it. */
export function placer(document: CardDocument, text: string): (finding: CardFinding, card: PlacedCard) => Finding {
  const format = formatOf(document);
  return ({ span, fix, ...said }, placed) => ({
    ...said,
    card: nameOf(placed),
    span: shift(span, placed.start),
    fix: fix && {
      ...fix,
      edits: fix.edits.map((edit) => ({
        span: shift(edit.span, placed.start),
        newText: format.encode(edit.newText, text),
      })),
    },
  });
}

/** The name of a card, by which a finding says where it is; null where the card has none. */
export function nameOf({ card }: PlacedCard): string | null {
  return card.faces[0]?.name?.text || null;
}
