import { plainVerbs, thirdPerson } from '../../language/plain-verbs.js';
import { playerOf } from '../../language/tokens/actor.js';
import type { RulesTree, Source } from '../../language/tokens/ast.js';
import { type Clause, clauseBefore } from '../../language/tokens/clause.js';
import type { Span } from '../../text/span.js';
import type { Word } from '../../text/words.js';
import { capitalized } from '../../util/capital.js';
import type { SetKeyword } from './set-keywords.js';

/** A place where rules text uses a custom keyword: has the ability, grants it, or performs the action. */
export interface SetKeywordUse {
  readonly keyword: SetKeyword;
  /** The number after it, as written; null if there is none. */
  readonly number: string | null;
  /** The keyword with its number: offsets in the rules text. */
  readonly span: Span;
  /** The index of the first word after both. */
  readonly next: number;
  readonly isAction: boolean;
  /** Who performs the action, where that is another player. */
  readonly actor: string | null;
}

/** A cheap check of its letters whether a text may contain a keyword. */
export function mayUse(text: string, { word }: SetKeyword): boolean {
  // The last letter of the verb changes in some forms: "gear up", "gears up".
  const space = word.indexOf(' ');
  const verb = space < 0 ? word : word.slice(0, space);
  const stem = verb.endsWith('y') ? verb.slice(0, -1) : verb;
  return text.includes(stem) || text.includes(capitalized(stem));
}

/** The places where a text uses one of the keywords, in order. Reminder text (207.2a) and conditions use none. */
export function keywordPlaces(tree: RulesTree, keywords: readonly SetKeyword[]): SetKeywordUse[] {
  const found: SetKeywordUse[] = [];
  const candidates = keywords.map((keyword) => ({ keyword, words: keyword.word.split(' ') }));
  for (let i = 0; i < tree.words.length; i++) {
    const word = tree.words[i]!;
    if (word.kind === 'open') {
      i = Math.max(i, tree.closes[i]!);
      continue;
    }
    if (word.kind !== 'word') continue;
    for (const { keyword, words } of candidates) {
      const place = placeAt(tree, i, keyword, words);
      if (!place) continue;
      found.push(place);
      i = place.next - 1;
      break;
    }
  }
  return found;
}

function placeAt(tree: RulesTree, at: number, keyword: SetKeyword, words: readonly string[]): SetKeywordUse | null {
  const [first = ''] = words;
  const written = tree.words[at]!.lower;
  const isPerson = written !== first && keyword.kinds.includes('action') && written === thirdPerson(first);
  if (written !== first && !isPerson) return null;
  for (let i = 1; i < words.length; i++) if (tree.words[at + i]?.lower !== words[i]) return null;
  const behind = at + words.length;
  const number = numberAt(tree.words[behind]);
  const next = number === null ? behind : behind + 1;
  const action = keyword.kinds.includes('action') ? performed(tree, at, next, number !== null, isPerson) : null;
  const isAction = action !== null;
  if (!isAction && (isPerson || !keyword.kinds.includes('ability') || !isAbility(tree, at, next))) return null;
  const actor = action && playerOf(action);
  return {
    keyword,
    number,
    next,
    isAction,
    actor,
    span: { start: tree.words[at]!.start, end: tree.words[next - 1]!.end },
  };
}

function numberAt(word: Word | undefined): string | null {
  if (word?.kind === 'number') return /^\d{1,4}$/.test(word.text) ? word.text : null;
  return word?.text === 'X' ? 'X' : null;
}

/** Words that may directly precede a verb: "may liberate", "then induct". */
const clauseWords = new Set([
  'then',
  'may',
  'and',
  'or',
  'to',
  'instead',
  'also',
  'must',
  'you',
  'they',
  'players',
  'opponents',
  'have',
]);
/** Words before a noun: "an induct", "your check". */
const nounWords = new Set(
  'a an the this that those these each every any no another your their its his her our of one with'.split(' '),
);
/** Nouns after a keyword that qualifies them: "a ploy counter", "its liberate cost". */
const headNouns = new Set(
  'ability abilities action actions card cards cost costs counter counters spell spells step token tokens'.split(' '),
);

/** The clause of a keyword action that stands where a verb stands, and is an instruction; null for any other word. */
function performed(tree: RulesTree, at: number, next: number, hasNumber: boolean, isPerson: boolean): Clause | null {
  const { words } = tree;
  const [before, word, after] = [words[at - 1], words[at]!, words[next]];
  if (after?.kind === 'word' && headNouns.has(after.lower)) return null;
  if (!hasNumber && plainVerbs.has(word.lower)) return null;
  const isStart = before?.kind !== 'word' && before?.kind !== 'number' && before?.kind !== 'pair';
  // A capital inside a sentence is part of a name.
  if (word.capital && !isStart) return null;
  if (isPerson) {
    if (isStart || nounWords.has(before.lower)) return null;
  } else if (!isStart && !clauseWords.has(before.lower)) return null;
  const clause = clauseBefore(tree, at);
  return clause.condition ? null : clause;
}

/** Whether a keyword ability is in a line of keywords, or is granted: "gains ploy {1}". */
function isAbility({ words }: Source, at: number, next: number): boolean {
  const after = words[next];
  const isEnded =
    after === undefined ||
    ['line', 'open', 'symbol', 'dash', 'close-quote'].includes(after.kind) ||
    /^[,.!;]$/.test(after.text);
  if (!isEnded && !['and', 'until', 'as', 'where'].includes(after.lower)) return false;
  let first = at;
  // A line of keywords: only short items between commas from its start.
  for (let steps = 0; steps < MAX_LIST_WORDS && first > 0 && words[first - 1]!.kind !== 'line'; steps++) {
    const { kind, lower, text } = words[first - 1]!;
    if (lower === 'has' || lower === 'have' || lower === 'gain' || lower === 'gains') return true;
    if (kind !== 'word' && kind !== 'symbol' && kind !== 'number' && text !== ',' && text !== ';') return false;
    first--;
  }
  const isLine = first === 0 || words[first - 1]!.kind === 'line';
  if (!isLine) return false;
  if (first === at) return after?.kind !== 'word' && after?.text !== '.';
  return words[at - 1]!.text === ',' || words[at - 1]!.text === ';';
}

/** The most words to go back for the start of a list of keywords. */
const MAX_LIST_WORDS = 12;
