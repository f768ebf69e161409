import type { Word } from '../../text/words.js';
import { conditionStarts } from '../lexicon.js';
import { readActor } from './actor.js';
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

/** Reads the words from the start of the sentence to the verb. */
export function readClause(source: Source, from: number, verb: number): Clause {
  const { words } = source;
  const reading = new Reading(source, { from, to: verb });
  // The beginning of the verb's clause, and that after a conjunction, among the words of the reading and of the text.
  const start = { at: 0, index: from };
  const soft = { at: 0, index: from };
  let would = false;
  let instead = false;
  for (let at = 0, index = from; index < verb; at++) {
    const { lower, kind } = words[index]!;
    index = after(source, index);
    const endsClause = /^[,:•|;]$/.test(lower) || kind === 'dash' || kind === 'open';
    // "you may sacrifice, then create": the comma and *then* are one boundary.
    if (endsClause) Object.assign(start, { at: at + 1, index });
    if (endsClause || lower === 'and' || lower === 'or' || lower === 'then') Object.assign(soft, { at: at + 1, index });
    else if (lower === 'would') would = true;
    else if (lower === 'instead') instead = true;
  }
  return {
    start: start.index,
    would,
    instead,
    condition: isCondition(source, start.index, verb) || reading.read('no-instruction', soft.at) !== null,
    actor: readActor(reading, start.at, soft.at, words[verb]?.lower.endsWith('s') === true),
    forEach: readForEach(source, from, start.index),
  };
}

function isCondition({ words }: Source, start: number, verb: number): boolean {
  const opening = words[start]!.lower;
  const firstTime = opening === 'the' && ['first', 'next', 'second'].includes(words[start + 1]?.lower ?? '');
  // "As this creature enters, …" ends at its comma; "as an additional cost, create …" is not a condition either.
  return start < verb && (conditionStarts.has(opening) || firstTime) && !commaIsMissing(words, start, verb);
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
