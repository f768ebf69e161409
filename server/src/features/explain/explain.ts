import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { termsOf } from '../../edition/terms.js';
import { nearestWords } from '../../util/near-words.js';
import { definedElsewhere } from '../shared/other-rulebook.js';
import { sourcesOf } from '../shared/term-sources.js';
import { type ExplainedLintRule, explainLintRule } from './lint-rule.js';
import { explainRule, missingRule, sourceLines } from './rule.js';
import { type Subject, subjectOf } from './subject.js';
import { explainTerm, isQuoted } from './term.js';
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
  const subject = subjectOf(query, edition, lintRules);
  if (!subject) return { found: false, text: notFound(query, edition, lintRules) };
  const found = subject.kind !== 'missing rule' || subject.about.length > 0;
  return { found, text: textOf(subject, query, edition) };
}

function textOf(subject: Subject, query: string, edition: Edition): string {
  const { rulebook } = edition;
  switch (subject.kind) {
    case 'lint rule':
      return explainLintRule(subject.rule, edition);
    case 'rule':
      return explainRule(subject.rule, rulebook);
    case 'missing rule':
      return paragraphs(
        ...subject.about.map((named) => explainTerm(named, edition)),
        missingRule(subject.number, edition),
      );
    case 'tokens': {
      const [first, ...others] = subject.tokens;
      return first && others.length === 0 ? explainToken(first, edition) : explainFamily(subject.tokens, edition);
    }
    case 'terms': {
      const isFromRulebook = subject.named.some(({ term }) => isQuoted(sourcesOf(term, edition)));
      return paragraphs(
        ...subject.named.map((named) => explainTerm(named, edition)),
        predefinedElsewhere(query, edition),
        isFromRulebook ? sourceLines(rulebook) : null,
      );
    }
    case 'entry': {
      const { entry, section } = subject;
      const meaning = entry ? lines(entry.term, ...entry.text.split('\n').map((line) => wrapped(line))) : null;
      return paragraphs(meaning, section ? explainRule(section, rulebook) : sourceLines(rulebook));
    }
  }
}

function explainFamily(family: readonly PredefinedToken[], { rulebook }: Edition): string {
  const rows = family.map(({ words, rule }) => `  ${rule}  ${words}`);
  return paragraphs(wrapped(`${family.length} predefined tokens:`), lines(...rows), sourceLines(rulebook));
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
