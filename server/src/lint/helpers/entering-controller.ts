import type { Word } from '../../text/words.js';

/**
 * "a land enters the battlefield under your control": the controller, and where current wording names it. Indices of
 * words.
 */
export interface EnteringController {
  /** "you control", "an opponent controls". */
  readonly who: string;
  /** The first word of what enters: "a", "another", "one". */
  readonly first: number;
  /** The last word of the noun, after which the controller is named. */
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
const restrictions = new Set(['with', 'without', 'named', 'of']);
/** Words that would make a reordered clause ambiguous: an owner, a clause, a second controller. */
const unclear = new Set('you your they their it its own owns control controls that which whose who or'.split(' '));
/** How many words of a clause are searched. */
const REACH = 30;

/** Whether "under …" follows a verb's "the battlefield", for any controller. */
export function isFollowedByUnder(words: readonly Word[], verb: number): boolean {
  return words[verb + 3]?.lower === 'under';
}

/**
 * The parts of a trigger that names the controller of what enters. Null if the controller cannot be named before the
 * verb without changing the meaning, or if the words are not understood.
 */
export function enteringController(words: readonly Word[], verb: number): EnteringController | null {
  if (!isFollowedByUnder(words, verb)) return null;
  const last = [verb + 5, verb + 6].find((at) => words[at]?.lower === 'control') ?? verb;
  const who = controllers.get(lowers(words, verb + 4, last));
  if (who === undefined || !endsClause(words, last + 1)) return null;
  const first = firstArticle(words, verb);
  if (first === null || (words[verb]!.lower === 'enter' && words[first]!.lower !== 'one')) return null;
  let head = first;
  while (head < verb && !restrictions.has(words[head]!.lower)) head++;
  const isPlain = words.slice(first, verb).every(({ kind }) => kind === 'word' || kind === 'number' || kind === 'pair');
  if (!isPlain || head - 1 <= first || !isClear(words, first, head, verb)) return null;
  return { who, first, noun: head - 1, last };
}

/** The start of what enters: the first article after "Whenever", or "one or more". */
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

/** "power 4 or greater" restricts a noun; any other "or" after the noun, and any clause, could be split by the edit. */
function isClear(words: readonly Word[], first: number, head: number, verb: number): boolean {
  return words.slice(first, verb).every(({ lower }, i) => {
    const at = first + i;
    if (lower === 'or' && (at < head || /^(?:greater|less|more)$/.test(words[at + 1]?.lower ?? ''))) return true;
    return !unclear.has(lower);
  });
}

/** Only the end of the condition or a time may follow: "or dies" would get another subject. */
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
