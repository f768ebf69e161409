import type { Card, CardDocument } from '../../formats/card.js';

/** Whether a card is typed as a block of lines, and not kept by a program, field by field: then what is read is the source. */
export function isTyped(card: Card): boolean {
  return card.source === card.text;
}

/**
 * Whether a file can have power and toughness: typed cards can, and a program's file where any card has some. Lists for
 * drafts, say, leave them out for all.
 */
export function tellsStats({ cards }: CardDocument): boolean {
  const [first] = cards;
  return first === undefined || isTyped(first.card) || cards.some(({ card }) => card.faces.some(({ stats }) => stats));
}

/** Whether a file may hold a card several times, once for each printing: catalogues and drafts in JSON do. */
export function listsPrintings({ format }: CardDocument): boolean {
  return format === 'json' || format === 'draftmancer';
}
