import type { Card } from '../../formats/card.js';

/** Whether a card is typed as a block of lines, and not kept by a program, field by field: then what is read is the source. */
export function isTyped(card: Card): boolean {
  return card.source === card.text;
}
