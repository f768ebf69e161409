import type { Card, Face } from './card.js';

/**
 * All that is written on a card, to be looked through for words: its source, or where that has escapes and mark-up, what
 * was read, a field a line. Not kept, as it is as long as the card and hardly ever asked for twice.
 */
export function textOfCard({ source, form, faces }: Card): string {
  return form === 'block' ? source : faces.map(textOf).join('\n');
}

function textOf({ name, manaCost, typeLine, rulesText, stats, flavor, metadata }: Face): string {
  const fields = [name, manaCost, typeLine, rulesText, stats, ...flavor, ...metadata.map(({ value }) => value)];
  return fields.map((field) => field?.text ?? '').join('\n');
}
