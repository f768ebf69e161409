import { singularsOf } from '../../analysis/card/plural.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { isTitle } from '../../rulebook/find.js';
import { nearestWords } from '../../util/near-words.js';
import { meaningRule } from '../shared/nearby-rules.js';
import { definedElsewhere } from '../shared/other-rulebook.js';
import { passageOf } from '../shared/passages.js';
import { type ExplainedLintRule, explainLintRule } from './lint-rule.js';
import { asRuleNumber, explainNumber, explainRule, missingRule, quotedRule, sourceLines } from './rule.js';
import { explainOwnTerm } from './term.js';
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
 * @param what the term as the user types it: `111.10a`, `rule 701.44`, `Treasure`, `treasure tokens`, `Wicked Role`
 * @param lintRules the rules of the linter, looked up by their exact ids
 */
export function explain(what: string, edition: Edition, lintRules: readonly ExplainedLintRule[] = []): TermExplanation {
  const query = what.trim().replace(/\s+/g, ' ');
  const lintRule = lintRules.find(({ id }) => id === query.toLowerCase());
  if (lintRule) return { found: true, text: explainLintRule(lintRule, edition) };
  const number = asRuleNumber(query);
  if (number !== null) {
    const text = explainNumber(number, edition);
    return text === null ? { found: false, text: missingRule(number, edition) } : { found: true, text };
  }
  const text =
    explainTokens(query, edition) ??
    joined(explainOwnTerm(query, edition), explainKeyword(query, edition) ?? explainTerm(query, edition));
  return text === null ? { found: false, text: notFound(query, edition, lintRules) } : { found: true, text };
}

/** Both texts, one after the other; null if there is neither. */
function joined(own: string | null, fromRulebook: string | null): string | null {
  return own === null ? fromRulebook : paragraphs(own, fromRulebook);
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

/** A term of the glossary, or the title of a section. */
function explainTerm(query: string, { rulebook }: Edition): string | null {
  const terms = singularsOf(query.toLowerCase());
  const entry = terms.flatMap((term) => rulebook.glossary.get(term) ?? [])[0];
  const titles = new Set(terms.flatMap((term) => [term, `${term}s`]));
  const section = [...rulebook.rules.values()].find((rule) => isTitle(rule) && titles.has(rule.text.toLowerCase()));
  const subrules = section ? explainRule(section, rulebook) : null;
  if (!entry) return subrules;
  const meaning = entry.text.split('\n').map((line) => wrapped(line));
  return paragraphs(lines(entry.term, ...meaning), subrules ?? sourceLines(rulebook));
}

/** A keyword that makes tokens, by the rule that defines it. */
function explainKeyword(query: string, { makers, rulebook }: Edition): string | null {
  const lower = query.toLowerCase();
  const found = [...new Set([...makers.values()].flat())].filter(({ keyword }) => keyword.toLowerCase() === lower);
  const rules = found.flatMap((maker) => meaningRule(maker, rulebook) ?? []);
  if (rules.length === 0) return null;
  return paragraphs(...rules.map((rule) => quotedRule(passageOf(rule, { examples: true }))), sourceLines(rulebook));
}

/** The highest number of names suggested for an unknown one. */
const MOST_SUGGESTED = 3;

function notFound(query: string, edition: Edition, lintRules: readonly ExplainedLintRule[]): string {
  const { rulebook, predefined, makers } = edition;
  const names = new Set([
    ...[...predefined.values()].map(({ words }) => words),
    ...[...rulebook.glossary.values()].map(({ term }) => term),
    ...[...makers.values()].flat().map(({ keyword }) => keyword),
    ...lintRules.map(({ id }) => id),
  ]);
  const near = closest(query, names);
  const other = definedElsewhere(query.toLowerCase().replace(/ tokens?$/, ''), edition);
  return lines(
    wrapped(`Nothing is known of “${query.slice(0, 100)}” in ${rulebook.title}.`),
    other && wrapped(`It is predefined in ${other.rulebook.title} (rule ${other.token.rule}).`),
    near.length > 0 ? wrapped(`Did you mean ${near.join(', ')}?`) : null,
    wrapped('Rule numbers, predefined tokens, terms of the glossary and lint rules can be explained.'),
  );
}

/** The names within a small edit distance, the nearest first. */
function closest(query: string, names: Iterable<string>): string[] {
  const maxEdits = ({ length }: string) => Math.max(1, Math.floor(length / 3));
  return nearestWords(query.slice(0, 100), names, { maxEdits }).slice(0, MOST_SUGGESTED);
}
