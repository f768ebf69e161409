import type { Region } from '../text/region.js';
import type { Card } from './card.js';

/**
 * All that is written on a card, to be looked through for words: its source, or where that has escapes and mark-up, the
 * fields as they were read. Not kept, as it is hardly ever asked for twice.
 */
export function textsOfCard({ source, form, faces }: Card): string[] {
  if (form === 'block') return [source];
  const texts: string[] = [];
  const add = (field: Region | null) => {
    if (field) texts.push(field.text);
  };
  for (const { name, manaCost, typeLine, rulesText, stats, flavor, metadata } of faces) {
    add(name);
    add(manaCost);
    add(typeLine);
    add(rulesText);
    add(stats);
    for (const line of flavor) add(line);
    for (const { value } of metadata) add(value);
  }
  return texts;
}
