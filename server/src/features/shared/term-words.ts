import { singularsOf } from '../../analysis/card/plural.js';
import { keyOf, type Term, type Terms } from '../../rulebook/terms.js';
import type { Word } from '../../text/words.js';
import { symbolTerm } from './symbol-term.js';

/** The highest number of words in a term: *at the beginning of the next end step*. */
const LONGEST_TERM = 8;

/** Words that are a term. */
export interface TermUse {
  /** The terms that the words may be. */
  readonly terms: readonly Term[];
  /** Indices of its first and its last word, without the parameters. */
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
  const [first] = keys;
  if (first === undefined) return null;
  const exact = terms.get(keys.join(' '));
  if (exact) return exact;
  if (keys.length === 1 && /^\{.*\}$/.test(first)) return symbolTerm(first, terms);
  // Riftbound: *[Assault 2]*.
  const bracketed = keys.length === 1 ? /^\[(.+?)(?: \d+)?\]$/.exec(first)?.[1] : undefined;
  if (bracketed !== undefined) return terms.get(bracketed) ?? null;
  // A single inflected word, or the verb or noun of several: *exiled*, *mana abilities*, *ventures into the dungeon*.
  for (const at of new Set([0, keys.length - 1])) {
    for (const base of basesOf(keys[at]!)) {
      const found = terms.get(keys.with(at, base).join(' '));
      if (found) return found;
    }
  }
  return keys.length === 2 && /^counters?$/.test(keys[1]!) ? namedCounter(first, terms) : null;
}

/** Words before *counter* that are no name of a kind of counter. */
const notNames = new Set(
  'a an the this that those these each all any another more other no many one of and or its your is may it they you players when put puts remove move with have has had without among'.split(
    ' ',
  ),
);

/** A counter without a term of its own: *slime counter*; with the name of a keyword, a keyword counter. */
function namedCounter(name: string, terms: Terms): readonly Term[] | null {
  if (notNames.has(name) || !/^\p{L}/u.test(name)) return null;
  const isKeyword = terms.get(name)?.some(({ kind }) => kind === 'keyword ability');
  const about = terms.get(isKeyword ? 'keyword counter' : 'named counter');
  return about ? about.map((term) => ({ ...term, name: `${name} counter` })) : null;
}

/** Verbs whose forms no rule derives. */
const irregular: ReadonlyMap<string, string> = new Map(
  'dying die,drew draw,drawn draw,dealt deal,fought fight,paid pay,lost lose,won win,left leave,chose choose,chosen choose,spent spend'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The words that a noun or verb may be an inflection of. */
function basesOf(word: string): string[] {
  const owner = /^(.+?)(?:'(?:s|re|ve|d|ll)|(?<=s)')$/.exec(word)?.[1];
  if (owner !== undefined) return [owner, ...basesOf(owner)];
  const verb = irregular.get(word);
  if (verb !== undefined) return [verb];
  const stem = /^(.{2,}?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined) return singularsOf(word).slice(0, -1);
  // *milled*, *destroyed*, *exiled*, *copied*
  const doubled = /^(.+)([bdglmnprt])\2$/.exec(stem);
  return [...(doubled ? [`${doubled[1]}${doubled[2]}`] : []), stem, `${stem}e`, stem.replace(/i$/, 'y')];
}
