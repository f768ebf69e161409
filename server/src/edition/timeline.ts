import { bundledRulebook, bundledRulebookIds } from '../rulebook/bundled.js';
import type { Rulebook } from '../rulebook/rulebook.js';
import { editionOf } from './derive.js';
import type { Edition } from './edition.js';

/**
 * The first bundled rulebook after that of an edition which predefines a token, by the words before "token"; null if
 * there is none. Reads rulebooks from the newest backwards, and only those later than the edition's.
 */
export function laterRulebook(words: string, { game, rulebook: own }: Edition): Rulebook | null {
  const key = words.toLowerCase();
  let first: Rulebook | null = null;
  for (const id of bundledRulebookIds) {
    const rulebook = bundledRulebook(id);
    if (rulebook?.game !== game) continue;
    if (rulebook.date <= own.date) break;
    if (editionOf(rulebook).predefined.has(key)) first = rulebook;
  }
  return first;
}
