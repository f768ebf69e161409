import type { Edition } from '../../edition/edition.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { isLater, type Term } from '../../rulebook/terms.js';
import { capitalized } from '../../util/capital.js';
import { blockQuote, bold, escapeText, page } from './markdown.js';
import { quotes, sourceLine } from './quoted-rules.js';
import { meaningOf, type TermArgument } from './term-argument.js';
import { sourcesOf, type TermSources } from './term-sources.js';

/** Returns the help on a term: its name as the card writes it and its kind, what it means, its rule, and its date. */
export function termHelp(term: Term, argument: TermArgument | null, edition: Edition): string {
  const { rulebook } = edition;
  const sources = sourcesOf(term, edition);
  const quoted = quotesOf(sources);
  const meaning = needsOurs(term, argument, sources) ? escapeText(meaningOf(term, argument)) : null;
  const origin = escapeText(originOf(term, edition, sources.rules.length > 0));
  return page(
    titleOfTerm(term, argument),
    meaning,
    quoted,
    quoted === null ? origin : [sourceLine(rulebook), origin].filter(Boolean).join(' · '),
  );
}

/** The rule of a term and the year since when it exists: `Rule 702.21, since 2021`; empty if neither is known. */
export function originOf(term: Term, edition: Edition, isQuoted = false): string {
  const { rule, since } = term;
  const parts = [
    rule === null || isQuoted ? null : `rule ${rule}${isCurrent(edition.rulebook) ? '' : ' of the newest rules'}`,
    since === null ? null : `since ${since}`,
    isLater(term, edition.rulebook) ? `not yet in ${edition.rulebook.title}` : null,
  ];
  const origin = parts.filter((part) => part !== null).join(', ');
  return capitalized(origin);
}

/** The first year whose rules have the numbers that the file of terms gives. */
const NUMBERED_SINCE = '2025';

function isCurrent({ game, date }: Rulebook): boolean {
  return game !== 'magic' || date >= NUMBERED_SINCE;
}

/**
 * Whether our sentence says more than the rulebook’s: it fills in what the card writes, or sums up the rules of a
 * keyword or a symbol without repeating them.
 */
export function needsOurs(term: Term, argument: TermArgument | null, { rules, glossary }: TermSources): boolean {
  if (argument !== null || (rules.length === 0 && glossary === null)) return true;
  const ours = meaningOf(term, null).replace(/\.$/, '').toLowerCase();
  const isSummary = /^(?:keyword|symbol)/.test(term.kind) || isNamedCounter(term);
  return isSummary && !rules.some(({ text }) => text.toLowerCase().includes(ours));
}

/** A kind of counter about which the rules only say what any counter is. */
function isNamedCounter({ kind, name, rule }: Term): boolean {
  return kind === 'counter' && name !== 'counter' && (rule === null || rule === '122.1');
}

function quotesOf({ rules, glossary }: TermSources): string | null {
  if (rules.length > 0) return quotes(rules);
  return glossary === null ? null : blockQuote(glossary.split('\n').map((paragraph) => escapeText(paragraph)));
}

/** Returns the first line of a help on a term: its name as the card writes it, and its kind. */
function titleOfTerm({ name, kind }: Term, argument: TermArgument | null): string {
  const capital = capitalized(name);
  return `${bold(`${capital}${argument?.text ?? ''}`)} · ${kind}`;
}
