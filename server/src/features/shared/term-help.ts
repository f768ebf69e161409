import type { Term } from '../../rulebook/terms.js';
import { bold, escapeText, page } from './markdown.js';

/** What a card writes for the parameter of a term; null if it writes nothing, or none is known. */
export type Argument = string | null;

/** The meaning of a term with the card's own parameter, as plain text. */
export function meaningOf({ parameter, meaning }: Term, argument: Argument): string {
  if (parameter === null) return meaning;
  if (argument !== null) return meaning.replaceAll(parameter, argument);
  return meaning.replaceAll('[cost]', 'its cost').replaceAll('[quality]', 'what the card names');
}

/** The rule of a term and the year since when it exists: `Rule 702.21, since 2021`; empty if neither is known. */
export function originOf({ rule, since }: Term): string {
  const parts = [rule === null ? null : `rule ${rule}`, since === null ? null : `since ${since}`];
  const origin = parts.filter((part) => part !== null).join(', ');
  return origin.charAt(0).toUpperCase() + origin.slice(1);
}

/** Returns the first line of a help on a term: its name as the card writes it, and its kind. */
export function titleOfTerm({ name, kind }: Term, argument: Argument): string {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return `${bold(argument === null ? capital : `${capital} ${argument}`)} · ${kind}`;
}

/**
 * Returns the meaning of a term in our words, as Markdown.
 * @param rules the rules that the rulebook has about it, as Markdown, which then replace the number of the rule
 */
export function termHelp(term: Term, argument: Argument, rules: string | null = null): string {
  return page(titleOfTerm(term, argument), escapeText(meaningOf(term, argument)), rules ?? escapeText(originOf(term)));
}
