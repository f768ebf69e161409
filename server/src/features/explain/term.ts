import type { Edition } from '../../edition/edition.js';
import { termsOf } from '../../edition/terms.js';
import { keyOf, type Term } from '../../rulebook/terms.js';
import { scanWords } from '../../text/words.js';
import { argumentAfter, meaningOf, type TermArgument } from '../shared/term-argument.js';
import { needsOurs, originOf } from '../shared/term-help.js';
import { sourcesOf, type TermSources } from '../shared/term-sources.js';
import { termOf } from '../shared/term-words.js';
import { partsOf, readingsOf } from './query.js';
import { listOfRules, quotedRule } from './rule.js';
import { lines, paragraphs, wrapped } from './terminal.js';

/** A term that a query names, and what the query gives for its parameters. */
export interface NamedTerm {
  readonly term: Term;
  readonly argument: TermArgument | null;
}

/** Returns the terms of the game that a query names: in any form, with parameters, or several of them. */
export function namedTerms(query: string, edition: Edition): NamedTerm[] {
  for (const reading of readingsOf(query)) {
    const found = termNamed(reading, edition);
    if (found.length > 0) return found;
  }
  const parts = partsOf(query).map((part) => termNamed(part, edition));
  return parts.every((found) => found.length > 0) ? parts.flat() : (parts.find((found) => found.length > 0) ?? []);
}

function termNamed(query: string, edition: Edition): NamedTerm[] {
  const terms = termsOf(edition);
  const words = scanWords(query);
  const whole = terms.get(keyOf(query)) ?? termOf(words, terms);
  // Riftbound writes the number of a keyword inside its brackets: the word is its own argument.
  if (whole)
    return whole.map((term) => ({ term, argument: words.length === 1 ? argumentAfter(query, words, 0, term) : null }));
  // "Ward {2}", "protection from red": the rest of the words are its parameters.
  for (let length = words.length - 1; length > 0; length--) {
    const found = (termOf(words.slice(0, length), terms) ?? []).flatMap((term): NamedTerm[] => {
      const argument = argumentAfter(query, words, length - 1, term);
      return argument?.last === words.length - 1 ? [{ term, argument }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Explains a term: what it means, in our words or those of the rulebook, its rule, and since when it exists. */
export function explainTerm({ term, argument }: NamedTerm, edition: Edition): string {
  const { name, parameters, kind, abbreviations } = term;
  const sources = sourcesOf(term, edition);
  const says = abbreviations.length > 0 ? ` · players say ${abbreviations.map((each) => `“${each}”`).join(', ')}` : '';
  const origin = originOf(term, edition, sources.rules.length > 0);
  return paragraphs(
    wrapped(`${name}${argument?.text ?? parameters} · ${kind}${says}`),
    needsOurs(term, argument, sources) ? wrapped(meaningOf(term, argument)) : null,
    sources.glossary && lines(...sources.glossary.split('\n').map((line) => wrapped(line))),
    ...sources.rules.map(quotedRule),
    listOfRules(sources.further),
    origin === '' ? null : wrapped(`${origin}.`),
  );
}

/** Whether the rulebook in use defines a term itself. */
export function isQuoted({ rules, glossary }: TermSources): boolean {
  return rules.length > 0 || glossary !== null;
}
