import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A card without mistakes, and the header its file needs: empty for Magic. */
export interface CorrectCard {
  readonly header: string;
  readonly text: string;
}

/** The cards of the fixtures that have no findings, of both games. */
export function correctCards(): CorrectCard[] {
  return [...cardsIn('magic.cards', ''), ...cardsIn('riftbound.cards', 'Rulebook: riftbound\n\n')];
}

/** Cards of Magic in the style of custom sets, also without findings: own keywords, subtypes, actions and counters. */
export function designersCards(): CorrectCard[] {
  return cardsIn('designers.cards', '');
}

function cardsIn(file: string, header: string): CorrectCard[] {
  const blocks = readFileSync(join(import.meta.dirname, '../fixtures/correct', file), 'utf8')
    .trim()
    .split('\n\n');
  return blocks.slice(1).map((text) => ({ header, text }));
}
