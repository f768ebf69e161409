import { hoverAt } from '../../server/src/features/hover/hover.js';
import { snapshotOf } from '../unit/support/snapshot.js';

/** A term in a text: as the list has it, and its offsets in UTF-16 units. */
export interface Occurrence {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Finds terms in texts, the longest first: a term with a capital as it stands, others in any case and in the plural. */
export function termFinder(terms: Iterable<string>): (text: string) => Occurrence[] {
  const longestFirst = [...new Set(terms)].sort((a, b) => b.length - a.length);
  const patterns = [false, true].map((isName) => {
    const some = longestFirst.filter((term) => /^\p{Lu}/u.test(term) === isName);
    const any = some.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "[’']"));
    return new RegExp(`(?<![\\p{L}\\p{N}+/{-])(?:${any.join('|')})(?:e?s)?(?![\\p{L}\\p{N}}-])`, isName ? 'gu' : 'giu');
  });
  return (text) => {
    const found = patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: term, index }) => ({ term, start: index, end: index + term.length })),
    );
    return found.filter((one) => !found.some((other) => other !== one && covers(other, one)));
  };
}

function covers(outer: Occurrence, inner: Occurrence): boolean {
  return outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;
}

/** How many terms of some cards have a hover, and which have none, with the line that they are in. */
export class Answers {
  asked = 0;
  private readonly answered = new Set<string>();
  readonly silent = new Map<string, string[]>();

  /** Asks for the hover on every term of some cards, outside of their names and of flavor text. */
  ask(card: string, find: (text: string) => Occurrence[], rulebook?: string): void {
    const snapshot = snapshotOf({ 'a.cards': card }, rulebook === undefined ? {} : { rulebook });
    for (const { term, start, end } of find(card)) {
      const from = card.lastIndexOf('\n', start) + 1;
      const line = card.slice(from, card.indexOf('\n', start) < 0 ? undefined : card.indexOf('\n', start));
      // The first line of a card or face is its name and cost; other fields have no terms.
      const isHead = /(?:^|\n\n|\n\/\/\n)$/.test(card.slice(0, from));
      if ((isHead && !term.startsWith('{')) || /^(?:#|\p{Lu}[\p{L} ]*:)/u.test(line)) continue;
      this.asked++;
      // Many cards have the same lines.
      const place = `${start - from} ${term} ${line}`;
      if (this.answered.has(place)) continue;
      const hover = hoverAt(snapshot, Math.floor((start + end) / 2));
      // The hover of the whole ability does not explain the word.
      if (hover && !/^\*\*(?:[A-Z]\w+ ability|Replacement effect|Class level)\*\*\n/.test(hover.markdown)) {
        this.answered.add(place);
        continue;
      }
      const key = term.toLowerCase();
      this.silent.set(key, [...(this.silent.get(key) ?? []), line]);
    }
  }

  /** The part of the terms that answer, up to 1. */
  get share(): number {
    const silent = [...this.silent.values()].reduce((sum, lines) => sum + lines.length, 0);
    return this.asked === 0 ? 0 : 1 - silent / this.asked;
  }
}
