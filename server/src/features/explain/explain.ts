import { singularsOf } from '../../analysis/card/plural.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { termsOf, termsOfRule } from '../../edition/terms.js';
import { findRule, isTitle } from '../../rulebook/find.js';
import { nearestWords } from '../../util/near-words.js';
import { definedElsewhere } from '../shared/other-rulebook.js';
import { sourcesOf } from '../shared/term-sources.js';
import { type ExplainedLintRule, explainLintRule } from './lint-rule.js';
import { asRuleNumber } from './query.js';
import { explainRule, missingRule, sourceLines } from './rule.js';
import { explainTerm, isQuoted, namedTerms } from './term.js';
import { lines, paragraphs, wrapped } from './terminal.js';
import { explainToken } from './token.js';

/** The output of `tokenwright explain`. */
export interface TermExplanation {
  /** Whether the term is known; if not, the text reports that and suggests similar names. */
  readonly found: boolean;
  /** Plain text in lines of at most 80 characters, unless a word is longer, without a final line break. */
  readonly text: string;
}

/**
 * Explains a rule number, a predefined token, a term of the game, or a lint rule.
 * @param what the term as the user types it: `111.10a`, `rule 701.44`, `Treasure`, `treasure tokens`, `Ward {2}`
 * @param lintRules the rules of the linter, looked up by their exact ids
 */
export function explain(what: string, edition: Edition, lintRules: readonly ExplainedLintRule[] = []): TermExplanation {
  const query = what.trim().replace(/\s+/g, ' ');
  const lintRule = lintRules.find(({ id }) => id === query.toLowerCase());
  if (lintRule) return { found: true, text: explainLintRule(lintRule, edition) };
  const number = asRuleNumber(query);
  if (number !== null) return explainNumber(number, edition);
  const isShort = query.length <= LONGEST_QUERY;
  const text = isShort ? (explainTokens(query, edition) ?? explainTerms(query, edition)) : null;
  return text === null ? { found: false, text: notFound(query, edition, lintRules) } : { found: true, text };
}

/** A longer query, in UTF-16 units, names no term. */
const LONGEST_QUERY = 200;

/** A rule by its number; if the rulebook does not contain it, the terms that it is about. */
function explainNumber(number: string, edition: Edition): TermExplanation {
  const rule = findRule(edition.rulebook, number);
  if (rule) return { found: true, text: explainRule(rule, edition.rulebook) };
  const about = termsOfRule(number, edition).map((term) => explainTerm({ term, argument: null }, edition));
  return { found: about.length > 0, text: paragraphs(...about, missingRule(number, edition)) };
}

/** Terms of the game; without one, an entry of the rulebook’s own. */
function explainTerms(query: string, edition: Edition): string | null {
  const named = namedTerms(query, edition);
  if (named.length === 0) return explainEntry(query, edition);
  const sources = named.some(({ term }) => isQuoted(sourcesOf(term, edition))) ? sourceLines(edition.rulebook) : null;
  return paragraphs(...named.map((each) => explainTerm(each, edition)), predefinedElsewhere(query, edition), sources);
}

/** A predefined token by its name, or a family of them by their common last word (*Role*). */
function explainTokens(query: string, edition: Edition): string | null {
  const name = query.toLowerCase().replace(/ tokens?$/, '');
  for (const words of singularsOf(name)) {
    const token = edition.predefined.get(words);
    if (token) return explainToken(token, edition);
    const family = [...edition.predefined.values()].filter((one) => one.words.toLowerCase().endsWith(` ${words}`));
    if (family.length > 1) return explainFamily(family, edition);
  }
  return null;
}

function explainFamily(family: readonly PredefinedToken[], { rulebook }: Edition): string {
  const rows = family.map(({ words, rule }) => `  ${rule}  ${words}`);
  return paragraphs(wrapped(`${family.length} predefined tokens:`), lines(...rows), sourceLines(rulebook));
}

/** An entry of the glossary, or the title of a section. */
function explainEntry(query: string, { rulebook }: Edition): string | null {
  const terms = singularsOf(query.toLowerCase());
  const entry = terms.flatMap((term) => rulebook.glossary.get(term) ?? [])[0];
  const titles = new Set(terms.flatMap((term) => [term, `${term}s`]));
  const section = [...rulebook.rules.values()].find((rule) => isTitle(rule) && titles.has(rule.text.toLowerCase()));
  const subrules = section ? explainRule(section, rulebook) : null;
  if (!entry) return subrules;
  const meaning = entry.text.split('\n').map((line) => wrapped(line));
  return paragraphs(lines(entry.term, ...meaning), subrules ?? sourceLines(rulebook));
}

/** The highest number of names suggested for an unknown one. */
const MOST_SUGGESTED = 3;

function notFound(query: string, edition: Edition, lintRules: readonly ExplainedLintRule[]): string {
  const near = suggestionsFor(query, edition, lintRules);
  return lines(
    wrapped(`Nothing is known of “${query.slice(0, 100)}” in ${edition.rulebook.title}.`),
    predefinedElsewhere(query, edition),
    near.length > 0 ? wrapped(`Did you mean ${near.join(', ')}?`) : null,
    wrapped('Rule numbers, predefined tokens, terms of the game and lint rules can be explained.'),
  );
}

/** Names of everything that can be explained within a small edit distance, the nearest first. */
export function suggestionsFor(
  query: string,
  edition: Edition,
  lintRules: readonly ExplainedLintRule[] = [],
): readonly string[] {
  const { rulebook, predefined, makers } = edition;
  const names = new Set([
    ...[...predefined.values()].map(({ words }) => words),
    ...[...termsOf(edition).values()].flat().map(({ name }) => name),
    ...[...rulebook.glossary.values()].map(({ term }) => term),
    ...[...makers.values()].flat().map(({ keyword }) => keyword),
    ...lintRules.map(({ id }) => id),
  ]);
  const maxEdits = ({ length }: string) => Math.max(1, Math.floor(length / 3));
  return nearestWords(query.slice(0, 100), names, { maxEdits }).slice(0, MOST_SUGGESTED);
}

function predefinedElsewhere(query: string, edition: Edition): string | null {
  const other = definedElsewhere(query.toLowerCase().replace(/ tokens?$/, ''), edition);
  return other && wrapped(`It is predefined in ${other.rulebook.title} (rule ${other.token.rule}).`);
}
