import type { Word } from '../../text/words.js';
import { wordSet } from '../../util/word-set.js';
import { conditionStarts } from '../lexicon.js';
import { readActor, readSharedActor } from './actor.js';
import type { Node, Source } from './ast.js';
import { Reading } from './reading.js';
import { after } from './source.js';

/** The words before a verb in its sentence. */
export interface Clause {
  /** Who performs the verb; null if that is "you". */
  readonly actor: Node | null;
  /** The verb belongs to a condition, a cost, or a mention ("tokens you create"), and creates nothing. */
  readonly condition: boolean;
  /** *would* precedes the verb: the sentence replaces an event. */
  readonly would: boolean;
  readonly instead: boolean;
  readonly forEach: Node | null;
  /** The index of the first word of the verb's own clause. */
  readonly start: number;
}

/** How many words before and after a verb are examined: more than any sentence on a card has. */
export const reach = 250;

/** What the words of the sentence before `at` say: "whenever you" makes a condition of *investigate*, "its controller" does it. */
export function clauseBefore(source: Source, at: number): Clause {
  let from = at;
  const first = Math.max(0, at - reach);
  while (from > first && !endsSentence(source.words[from - 1]!)) from--;
  return readClause(source, from, at);
}

function endsSentence({ text, kind }: Word): boolean {
  return (
    text === '.' ||
    kind === 'line' ||
    kind === 'open' ||
    kind === 'open-quote' ||
    kind === 'close' ||
    kind === 'close-quote'
  );
}

const pastCreation = wordSet("would can't cannot wouldn't don't doesn't could");

/** Reads the words from the start of the sentence to the verb. */
export function readClause(source: Source, from: number, verb: number): Clause {
  const { words } = source;
  let start = from;
  let soft = from;
  let would = false;
  let instead = false;
  for (let i = from; i < verb; i = after(source, i)) {
    const { lower, kind } = words[i]!;
    const next = after(source, i);
    if (lower === ',' || lower === ':' || lower === '•' || lower === '|' || kind === 'dash' || lower === ';') {
      // "you may sacrifice, then create": the comma and *then* are one boundary.
      start = next;
      soft = next;
    } else if (lower === 'and' || lower === 'or' || lower === 'then') soft = next;
    else if (lower === 'would') would = true;
    else if (lower === 'instead') instead = true;
  }
  return {
    start,
    would,
    instead,
    condition: isCondition(source, start, soft, verb),
    actor: readActor(source, start, soft, verb) ?? readSharedActor(source, from, soft, verb),
    forEach: readForEach(source, from, start),
  };
}

function isCondition({ words }: Source, start: number, soft: number, verb: number): boolean {
  const opening = words[start]!.lower;
  const firstTime = opening === 'the' && ['first', 'next', 'second'].includes(words[start + 1]?.lower ?? '');
  // "As this creature enters, …" ends at its comma; "as an additional cost, create …" is not a condition either.
  if (start < verb && (conditionStarts.has(opening) || firstTime) && !commaIsMissing(words, start, verb)) return true;
  if (isRelative(words, soft, verb)) return true;
  for (let i = soft; i < verb; i++) {
    const { lower } = words[i]!;
    if (pastCreation.has(lower)) return true;
    if (lower === 'token' || lower === 'tokens') return true;
  }
  return false;
}

/** Words directly before *create* in a condition: "whenever you create", "if an effect would create". */
const conditionSubjects = new Set([
  ...[
    'you',
    'they',
    'we',
    'i',
    'players',
    'opponents',
    'would',
    'to',
    'may',
    'can',
    'could',
    'that',
    'also',
    'and',
    'or',
    'then',
  ],
  ...['first', 'next', 'not', "don't", 'first', 'second', 'last', 'each', 'both', 'all', 'ever', 'just'],
]);

/** "When this creature dies create a token": the comma is missing if no subject precedes the verb. */
function commaIsMissing(words: Source['words'], start: number, verb: number): boolean {
  const before = words[verb - 1]!;
  const opening = words[start]!.lower;
  return (
    words[verb]!.lower === 'create' &&
    opening !== 'unless' &&
    opening !== 'until' &&
    opening !== 'while' &&
    verb - start > 2 &&
    before.kind === 'word' &&
    !conditionSubjects.has(before.lower)
  );
}

/** "spells that create tokens", "an ability that could create a token". */
function isRelative(words: Source['words'], soft: number, verb: number): boolean {
  let at = verb - 1;
  if (['can', 'could', 'may', 'would', 'also'].includes(words[at]?.lower ?? '')) at--;
  const before = words[at - 1]?.lower;
  return at >= soft && words[at]!.lower === 'that' && before !== 'after' && before !== 'do' && at > soft;
}

/** `For each opponent, create …`: the comma must directly precede the verb's clause. */
function readForEach(source: Source, from: number, start: number): Node | null {
  if (start === from || source.words[start - 1]!.lower !== ',') return null;
  for (let i = start - 2; i >= from; i--) {
    const { lower } = source.words[i]!;
    if (lower === 'for' && source.words[i + 1]!.lower === 'each') {
      const reading = new Reading(source, { from: i + 2, to: start - 1 });
      const what = reading.read('...where-end', 0);
      return what && reading.isDone(what.end) ? reading.node(what) : null;
    }
    if (lower === ',' || lower === ':') return null;
  }
  return null;
}
