import { bundledTerms, type Term, type Terms } from '../rulebook/terms.js';
import { memoize } from '../util/memoize.js';
import type { Edition } from './edition.js';

/** The terms that exist in an edition: those of its game that are not newer than its rules. */
export const termsOf = memoize(({ game, rulebook }: Edition): Terms => {
  const year = Number(rulebook.date.slice(0, 4));
  const terms = new Map<string, readonly Term[]>();
  for (const [key, all] of bundledTerms(game)) {
    const existing = all.filter(({ since }) => since === null || since <= year);
    if (existing.length > 0) terms.set(key, existing);
  }
  return terms;
});
