import type { Edition } from '../../edition/edition.js';
import { findRule, isTitle, rulesUnder } from '../../rulebook/find.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import { keyOf, type Term } from '../../rulebook/terms.js';
import { memoize } from '../../util/memoize.js';
import { meaningRule } from './nearby-rules.js';
import { type Passage, passageOf, passagesOn, sentencesOf } from './passages.js';

/** What the rulebook in use says about a term. */
export interface TermSources {
  /** Its rules, the first of which defines it. */
  readonly rules: readonly Passage[];
  /** Its definition in the glossary, in paragraphs, if no rule defines it. */
  readonly glossary: string | null;
  /** Further rules of the section with its title. */
  readonly further: readonly GameRule[];
}

/** At most this many rules of a keyword are quoted. */
const MOST_QUOTED = 2;

/** Returns the rules of the rulebook that define a term, or else its glossary entry; a keyword’s rules come first. */
export function sourcesOf(term: Pick<Term, 'name' | 'kind' | 'rule'>, { rulebook, makers }: Edition): TermSources {
  const { name, kind, rule } = term;
  const byRules = (rules: readonly Passage[], further: readonly GameRule[] = []) => ({
    rules,
    glossary: null,
    further,
  });
  if (kind === 'symbol') return byRules(passages(rule === null ? [] : [findRule(rulebook, rule)]));
  // Counters without rules of their own: what a counter is, and that it isn’t a token.
  if (kind === 'counter' && (rule === null || rule === '122' || rule === '122.1'))
    return byRules(passagesOn(rulebook, 'counters are no tokens'));
  const title = titlesOf(rulebook).get(keyOf(name)) ?? titlesOf(rulebook).get(`${keyOf(name)}s`);
  const section = title ? rulesUnder(rulebook, title) : [];
  const isKeyword = kind.startsWith('keyword');
  const maker = isKeyword ? [...makers.values()].flat().find(({ keyword }) => keyword === name.toLowerCase()) : null;
  const first = section.slice(0, isKeyword ? MOST_QUOTED : 1);
  const rules = passages([maker ? meaningRule(maker, rulebook) : null, ...first]);
  // A rule of its own within a section: stun counters (122.1d). Other editions have other rules under that number.
  const own = rule !== null && rules.length === 0 ? rulebook.rules.get(rule) : undefined;
  if (own?.text.toLowerCase().includes(name.toLowerCase()) && /[a-z]$/.test(own.number))
    return byRules(passages([own]));
  const glossary = isKeyword && rules.length > 0 ? null : definitionOf(name.toLowerCase(), rulebook);
  return glossary === null ? byRules(rules, section.slice(first.length)) : { rules: [], glossary, further: section };
}

/** The glossary’s definition of a term, without the sentences that only refer to rules; null if nothing is left. */
function definitionOf(lower: string, { glossary }: Rulebook): string | null {
  const entry = glossary.get(lower) ?? glossary.get(lower.replaceAll("'", '’'));
  const text = entry?.text
    .split('\n')
    .map((paragraph) =>
      sentencesOf(paragraph)
        .filter((sentence) => !sentence.startsWith('See '))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n');
  return text === undefined || text === '' ? null : text;
}

function passages(rules: readonly (GameRule | null | undefined)[]): Passage[] {
  return [...new Set(rules)].flatMap((rule) => (rule ? [passageOf(rule)] : []));
}

/** The titles of a rulebook, by the key of what they name. */
const titlesOf = memoize((rulebook: Rulebook): ReadonlyMap<string, GameRule> => {
  const titles = [...rulebook.rules.values()].filter(isTitle).reverse();
  return new Map(titles.map((rule) => [keyOf(rule.text), rule]));
});
