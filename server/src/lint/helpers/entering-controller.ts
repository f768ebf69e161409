import type { Word } from '../../text/words.js';

/** "a land enters the battlefield under your control": who controls it, and where cards now say so. Indices of words. */
export interface EnteringController {
  /** "you control", "an opponent controls". */
  readonly who: string;
  /** The first word of what enters: "a", "another", "one". */
  readonly first: number;
  /** The last word of the noun, which the controller stands behind. */
  readonly noun: number;
  /** The word "control". */
  readonly last: number;
}

const controllers: ReadonlyMap<string, string> = new Map([
  ['your', 'you control'],
  ["an opponent's", 'an opponent controls'],
  ["your opponents'", 'your opponents control'],
]);

const triggers = new Set(['when', 'whenever']);
const articles = new Set(['a', 'an', 'another']);
const limits = new Set(['with', 'without', 'named', 'of']);
/** What would make the order of the words say something else: an owner, a clause, a second controller. */
const unclear = new Set('you your they their it its own owns control controls that which whose who or'.split(' '));
/** How many words of a clause are looked at. */
const REACH = 30;

/** Whether "under …" follows a verb's "the battlefield", whoever's control it is. */
export function isFollowedByUnder(words: readonly Word[], verb: number): boolean {
  return words[verb + 3]?.lower === 'under';
}

/**
 * The words of a trigger that says under whose control something enters. Null where that could not be said before the
 * verb without a change of sense, or where the words are not understood.
 */
export function enteringController(words: readonly Word[], verb: number): EnteringController | null {
  if (!isFollowedByUnder(words, verb)) return null;
  const last = [verb + 5, verb + 6].find((at) => words[at]?.lower === 'control') ?? verb;
  const who = controllers.get(lowers(words, verb + 4, last));
  if (who === undefined || !endsClause(words, last + 1)) return null;
  const first = firstArticle(words, verb);
  if (first === null || (words[verb]!.lower === 'enter' && words[first]!.lower !== 'one')) return null;
  let head = first;
  while (head < verb && !limits.has(words[head]!.lower)) head++;
  const isPlain = words.slice(first, verb).every(({ kind }) => kind === 'word' || kind === 'number' || kind === 'pair');
  if (!isPlain || head - 1 <= first || !isClear(words, first, head, verb)) return null;
  return { who, first, noun: head - 1, last };
}

/** Where what enters begins: the first article behind "Whenever", or "one or more". */
function firstArticle(words: readonly Word[], verb: number): number | null {
  let first: number | null = null;
  for (let i = verb - 1; i >= Math.max(0, verb - REACH); i--) {
    const { lower, kind } = words[i]!;
    if (triggers.has(lower)) return first;
    if (kind === 'line') return null;
    if (articles.has(lower) || lowers(words, i, i + 3) === 'one or more') first = i;
  }
  return null;
}

/** "power 4 or greater" limits a noun; any other "or" behind the noun, and any clause, might be torn apart. */
function isClear(words: readonly Word[], first: number, head: number, verb: number): boolean {
  return words.slice(first, verb).every(({ lower }, i) => {
    const at = first + i;
    if (lower === 'or' && (at < head || /^(?:greater|less|more)$/.test(words[at + 1]?.lower ?? ''))) return true;
    return !unclear.has(lower);
  });
}

/** Nothing but the end of the condition, or its time, may follow: "or dies" would have another subject. */
function endsClause(words: readonly Word[], at: number): boolean {
  if (words[at]?.text === ',') return true;
  return ['this turn', 'for the first time'].some((time) => lowers(words, at, at + time.split(' ').length) === time);
}

function lowers(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, Math.max(from, to))
    .map(({ lower }) => lower)
    .join(' ');
}
