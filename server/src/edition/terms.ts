import { bundledTerms, keyOf, type Term, type Terms } from '../rulebook/terms.js';
import { memoize } from '../util/memoize.js';
import { appendTo } from '../util/multimap.js';
import type { Edition } from './edition.js';

/** The terms of an edition’s game, among them each subtype of its rules, by what the file says of it or of its family. */
export const termsOf = memoize(({ game, vocabulary }: Edition): Terms => {
  const bundled = bundledTerms(game);
  const terms = new Map([...bundled].map(([key, all]) => [key, [...all]]));
  for (const { word, families } of vocabulary.subtypes.values()) {
    const key = keyOf(word);
    const own = bundled.get(key)?.find(({ kind }) => kind === 'subtype');
    if (own) terms.set(key, terms.get(key)?.filter((term) => term !== own) ?? []);
    for (const kind of families.map((family) => `${family} type`)) {
      const about = own ?? bundled.get(kind)?.[0];
      if (about) appendTo(terms, key, { ...about, name: word, kind, since: own?.since ?? null, abbreviations: [] });
    }
  }
  return terms;
});

/** The terms that a rule is about: those with its number, or else with that of the rule above it. */
export function termsOfRule(number: string, edition: Edition): readonly Term[] {
  const numbers = byRule(edition);
  return numbers.get(number) ?? numbers.get(number.replace(/[a-z]$/, '')) ?? [];
}

const byRule = memoize((edition: Edition): ReadonlyMap<string, readonly Term[]> => {
  const numbers = new Map<string, Term[]>();
  for (const term of new Set([...bundledTerms(edition.game).values()].flat())) {
    if (term.rule !== null) appendTo(numbers, term.rule, term);
  }
  return numbers;
});
