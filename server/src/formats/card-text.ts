import type { Region } from '../text/region.js';
import type { Card } from './card.js';

/**
 * All text of a card, for searching: its source, or the decoded fields if the source has escapes or markup. Not cached,
 * because it is rarely requested twice.
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
