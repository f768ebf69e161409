import { singularsOf } from '../../analysis/card/plural.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { termsOfRule } from '../../edition/terms.js';
import { findRule, isTitle } from '../../rulebook/find.js';
import type { GameRule, Term as GlossaryEntry } from '../../rulebook/rulebook.js';
import type { ExplainedLintRule } from './lint-rule.js';
import { asRuleNumber } from './query.js';
import { type NamedTerm, namedTerms } from './term.js';

/** What a query asks about. */
export type Subject =
  | { readonly kind: 'lint rule'; readonly rule: ExplainedLintRule }
  | { readonly kind: 'rule'; readonly rule: GameRule }
  /** A rule that the rulebook does not contain, and the terms that it is about. */
  | { readonly kind: 'missing rule'; readonly number: string; readonly about: readonly NamedTerm[] }
  /** A predefined token, or several with a common last word. */
  | { readonly kind: 'tokens'; readonly tokens: readonly PredefinedToken[] }
  | { readonly kind: 'terms'; readonly named: readonly NamedTerm[] }
  /** A term that only the rulebook has: in its glossary, as the title of a section, or both. */
  | { readonly kind: 'entry'; readonly entry: GlossaryEntry | null; readonly section: GameRule | null };

/** A longer query, in UTF-16 units, names no term. */
const LONGEST_QUERY = 200;

/** Finds what a query asks about; null if nothing is known of it. */
export function subjectOf(query: string, edition: Edition, lintRules: readonly ExplainedLintRule[]): Subject | null {
  const lintRule = lintRules.find(({ id }) => id === query.toLowerCase());
  if (lintRule) return { kind: 'lint rule', rule: lintRule };
  const number = asRuleNumber(query);
  if (number !== null) {
    const rule = findRule(edition.rulebook, number);
    if (rule) return { kind: 'rule', rule };
    const about = termsOfRule(number, edition).map((term) => ({ term, argument: null }));
    return { kind: 'missing rule', number, about };
  }
  if (query.length > LONGEST_QUERY) return null;
  const tokens = tokensNamed(query, edition);
  if (tokens.length > 0) return { kind: 'tokens', tokens };
  const named = namedTerms(query, edition);
  return named.length > 0 ? { kind: 'terms', named } : entryNamed(query, edition);
}

/** A predefined token by its name, or a family of them by their common last word (*Role*). */
function tokensNamed(query: string, { predefined }: Edition): PredefinedToken[] {
  const name = query.toLowerCase().replace(/ tokens?$/, '');
  for (const words of singularsOf(name)) {
    const token = predefined.get(words);
    if (token) return [token];
    const family = [...predefined.values()].filter((one) => one.words.toLowerCase().endsWith(` ${words}`));
    if (family.length > 1) return family;
  }
  return [];
}

function entryNamed(query: string, { rulebook }: Edition): Subject | null {
  const terms = singularsOf(query.toLowerCase());
  const entry = terms.flatMap((term) => rulebook.glossary.get(term) ?? [])[0] ?? null;
  const titles = new Set(terms.flatMap((term) => [term, `${term}s`]));
  const section = [...rulebook.rules.values()].find((rule) => isTitle(rule) && titles.has(rule.text.toLowerCase()));
  return entry || section ? { kind: 'entry', entry, section: section ?? null } : null;
}
