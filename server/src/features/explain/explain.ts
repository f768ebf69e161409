import { distance } from 'fastest-levenshtein';
import { singularsOf } from '../../analysis/card/plural.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { isTitle, meaningRule } from '../shared/nearby-rules.js';
import { definedElsewhere } from '../shared/other-rulebook.js';
import { passageOf } from '../shared/passages.js';
import { explainLintRule, type ToldRule } from './lint-rule.js';
import { asRuleNumber, explainNumber, explainRule, missingRule, origin, quotedRule } from './rule.js';
import { lines, paragraphs, wrapped } from './terminal.js';
import { explainToken } from './token.js';

/** What `tokenwright explain` prints. */
export interface TermExplanation {
  /** Whether there is something of this name; if not, the text says so and what may have been meant. */
  readonly found: boolean;
  /** Plain text, in lines of 80 characters at most where words allow, without a line break at its end. */
  readonly text: string;
}

/**
 * Explains a rule number, a predefined token, a term of the glossary, a keyword that makes tokens, or a lint rule.
 * @param what as somebody types it: `111.10a`, `rule 701.44`, `Treasure`, `treasure tokens`, `Wicked Role`
 * @param lintRules those of the linter, looked up by their exact ids
 */
export function explain(what: string, edition: Edition, lintRules: readonly ToldRule[] = []): TermExplanation {
  const asked = what.trim().replace(/\s+/g, ' ');
  const lintRule = lintRules.find(({ id }) => id === asked.toLowerCase());
  if (lintRule) return { found: true, text: explainLintRule(lintRule, edition) };
  const number = asRuleNumber(asked);
  if (number !== null) {
    const text = explainNumber(number, edition);
    return text === null ? { found: false, text: missingRule(number, edition) } : { found: true, text };
  }
  const text = explainTokens(asked, edition) ?? explainKeyword(asked, edition) ?? explainTerm(asked, edition);
  return text === null ? { found: false, text: notFound(asked, edition, lintRules) } : { found: true, text };
}

/** A predefined token by its words, or all of a family by the last of them (*Role*). */
function explainTokens(asked: string, edition: Edition): string | null {
  const name = asked.toLowerCase().replace(/ tokens?$/, '');
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
  return paragraphs(wrapped(`${family.length} predefined tokens:`), lines(...rows), origin(rulebook));
}

/** A term of the glossary, or the title of a section. */
function explainTerm(asked: string, { rulebook }: Edition): string | null {
  const terms = singularsOf(asked.toLowerCase());
  const entry = terms.flatMap((term) => rulebook.glossary.get(term) ?? [])[0];
  const titles = new Set(terms.flatMap((term) => [term, `${term}s`]));
  const section = [...rulebook.rules.values()].find((rule) => isTitle(rule) && titles.has(rule.text.toLowerCase()));
  const under = section ? explainRule(section, rulebook) : null;
  if (!entry) return under;
  const meaning = entry.text.split('\n').map((line) => wrapped(line));
  return paragraphs(lines(entry.term, ...meaning), under ?? origin(rulebook));
}

/** A keyword that makes tokens, by the rule that says what it means. */
function explainKeyword(asked: string, { makers, rulebook }: Edition): string | null {
  const lower = asked.toLowerCase();
  const found = [...new Set([...makers.values()].flat())].filter(({ keyword }) => keyword.toLowerCase() === lower);
  const rules = found.flatMap((maker) => meaningRule(maker, rulebook) ?? []);
  if (rules.length === 0) return null;
  return paragraphs(...rules.map((rule) => quotedRule(passageOf(rule, { examples: true }))), origin(rulebook));
}

/** So many names are offered for one that nobody knows. */
const OFFERED = 3;

function notFound(asked: string, edition: Edition, lintRules: readonly ToldRule[]): string {
  const { rulebook, predefined, makers } = edition;
  const names = new Set([
    ...[...predefined.values()].map(({ words }) => words),
    ...[...rulebook.glossary.values()].map(({ term }) => term),
    ...[...makers.values()].flat().map(({ keyword }) => keyword),
    ...lintRules.map(({ id }) => id),
  ]);
  const near = closest(asked, [...names]);
  const other = definedElsewhere(asked.toLowerCase().replace(/ tokens?$/, ''), edition);
  return lines(
    wrapped(`Nothing is known of “${asked.slice(0, 100)}” in ${rulebook.title}.`),
    other && wrapped(`It is predefined in ${other.rulebook.title} (rule ${other.token.rule}).`),
    near.length > 0 ? wrapped(`Did you mean ${near.join(', ')}?`) : null,
    wrapped('Rule numbers, predefined tokens, terms of the glossary and lint rules can be explained.'),
  );
}

/** The names that a slip of the hand may have made into this one, the nearest first. */
function closest(asked: string, names: readonly string[]): string[] {
  const lower = asked.slice(0, 100).toLowerCase();
  const allowed = Math.max(1, Math.floor(lower.length / 3));
  return names
    .map((name) => ({ name, far: distance(lower, name.toLowerCase()) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far)
    .slice(0, OFFERED)
    .map(({ name }) => name);
}
