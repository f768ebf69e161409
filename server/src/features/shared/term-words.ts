import { singularsOf } from '../../analysis/card/plural.js';
import { keyOf, type Term, type TermParameter, type Terms } from '../../rulebook/terms.js';
import type { Word } from '../../text/words.js';

/** The highest number of words in a term: *at the beginning of the next end step* has the term *the next end step*. */
const LONGEST_TERM = 6;

/** Words that are a term. */
export interface TermUse {
  /** The terms that the words may be. */
  readonly terms: readonly Term[];
  /** Indices of its first and its last word, without the parameter. */
  readonly first: number;
  readonly last: number;
}

/** Finds the longest term that includes a word, in any inflection; null if there is none. */
export function termAround(words: readonly Word[], index: number, terms: Terms): TermUse | null {
  let best: TermUse | null = null;
  for (let first = Math.max(0, index - LONGEST_TERM + 1); first <= index; first++) {
    for (let last = Math.max(first + (best ? best.last - best.first + 1 : 0), index); last < words.length; last++) {
      if (last - first >= LONGEST_TERM || words[last]!.kind === 'line') break;
      const found = termOf(words.slice(first, last + 1), terms);
      if (found) best = { terms: found, first, last };
    }
  }
  return best;
}

/** Finds the terms that words are: as they stand, or with one of them inflected. */
export function termOf(words: readonly Pick<Word, 'lower'>[], terms: Terms): readonly Term[] | null {
  if (words.length > LONGEST_TERM) return null;
  const keys = words.map(({ lower }) => keyOf(lower)).filter((key) => key !== '');
  if (keys.length === 0) return null;
  const exact = terms.get(keys.join(' '));
  if (exact) return exact;
  // A single inflected word, or the verb or noun of several: *exiled*, *mana abilities*, *ventures into the dungeon*.
  for (const at of new Set([0, keys.length - 1])) {
    for (const base of basesOf(keys[at]!)) {
      const found = terms.get(keys.with(at, base).join(' '));
      if (found) return found;
    }
  }
  return null;
}

/** The words that a noun or verb may be an inflection of. */
function basesOf(word: string): string[] {
  const stem = /^(.{2,}?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined) return singularsOf(word).slice(0, -1);
  // *milled*, *destroyed*, *exiled*, *copied*
  const doubled = /^(.+)([bdglmnprt])\2$/.exec(stem);
  return [...(doubled ? [`${doubled[1]}${doubled[2]}`] : []), stem, `${stem}e`, stem.replace(/i$/, 'y')];
}

/** What a card writes for the parameter of a term, with the index of its last word; null if it writes none. */
export function argumentAfter(
  text: string,
  words: readonly Word[],
  last: number,
  parameter: TermParameter,
): { readonly text: string; readonly last: number } | null {
  const isDash = words[last + 1]?.kind === 'dash';
  const from = last + (isDash ? 2 : 1);
  const isPart = isDash || parameter === '[quality]' ? inClause : parameter === 'N' ? isNumber : isSymbol;
  let to = from;
  while (to < words.length && isPart(words[to]!) && (parameter !== 'N' || to === from)) to++;
  return to === from ? null : { text: text.slice(words[from]!.start, words[to - 1]!.end), last: to - 1 };
}

const isSymbol = ({ kind }: Word) => kind === 'symbol';
const isNumber = ({ kind, text }: Word) => kind === 'number' || text === 'X';
const inClause = ({ kind, text }: Word) =>
  kind !== 'line' && kind !== 'open' && kind !== 'close-quote' && !/^[.,;:]$/.test(text);
