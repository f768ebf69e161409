import type { Word } from '../text/words.js';
import type { Node, Source } from './ast.js';
import { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';
import { after, nodeOf } from './source.js';

/** What stands before a verb in its sentence. */
export interface Clause {
  /** Who does it, when somebody other than "you" is named. */
  readonly actor: Node | null;
  /** The verb belongs to a condition, a cost that was paid, or a mention ("tokens you create"): nothing is created here. */
  readonly condition: boolean;
  /** *would* stands before the verb: the sentence replaces an event. */
  readonly would: boolean;
  readonly instead: boolean;
  readonly forEach: Node | null;
  /** The first word of the verb's own clause. */
  readonly start: number;
}

/** How many words before and after a verb are looked at: more than any sentence of a card has. */
export const reach = 250;

/** Whether the words before `at` make what stands there a condition: "whenever you investigate", "if you would create". */
export function isConditional(source: Source, at: number): boolean {
  let from = at;
  const first = Math.max(0, at - reach);
  while (from > first && !endsSentence(source.words[from - 1]!)) from--;
  return readClause(source, from, at).condition;
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

const conditionStarts = new Set(['when', 'whenever', 'if', 'unless', 'while', 'until', 'once', 'as']);
const pastCreation = new Set(['would', "can't", 'cannot', "wouldn't", "don't", "doesn't", 'could']);

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
      // "you may sacrifice, then create": the comma and *then* are one seam.
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
    actor: readActor(source, start, soft, verb),
    forEach: readForEach(source, from, start),
  };
}

function isCondition({ words }: Source, start: number, soft: number, verb: number): boolean {
  const opening = words[start]!.lower;
  const firstTime = opening === 'the' && ['first', 'next', 'second'].includes(words[start + 1]?.lower ?? '');
  // "As this creature enters, …" ends at its comma; "as an additional cost, create …" is no condition either.
  if (start < verb && (conditionStarts.has(opening) || firstTime)) return true;
  for (let i = soft; i < verb; i++) {
    const { lower } = words[i]!;
    if (pastCreation.has(lower)) return true;
    if (lower === 'token' || lower === 'tokens') return true;
  }
  return false;
}

const fillers = new Set([
  'then',
  'instead',
  'also',
  'may',
  'and',
  'or',
  'must',
  'can',
  'immediately',
  'simultaneously',
  'do',
  'this',
]);
const actorStarts = new Set([
  'you',
  'each',
  'target',
  'that',
  'its',
  'their',
  'the',
  'an',
  'a',
  'any',
  'defending',
  'those',
  'they',
  'he',
  'she',
  'it',
  'all',
  'up',
  'chosen',
  'another',
  'active',
  'one',
  'players',
  'opponents',
]);

function readActor(source: Source, start: number, soft: number, verb: number): Node | null {
  const { words } = source;
  let first = soft;
  let last = verb - 1;
  // "you and each opponent may play …" is one actor.
  if (soft - start === 2 && words[start]!.lower === 'you' && words[start + 1]!.lower === 'and') first = start;
  for (let i = first; i < verb; i++) if (words[i]!.lower === 'have' || words[i]!.lower === 'has') first = i + 1;
  while (first <= last && fillers.has(words[first]!.lower)) first++;
  while (last >= first && fillers.has(words[last]!.lower)) last--;
  if (first <= last && words[first]!.lower === 'you' && (words[first + 1]?.lower === 'may' || first === last))
    return null;
  if (first > last || last - first > 12) return null;
  const opening = words[first]!;
  // "If an effect would create …, it creates …": the effect, and so whoever it would have been.
  if (opening.lower === 'it' && first === last) return null;
  if (!actorStarts.has(opening.lower))
    return opening.capital || source.words[verb]!.lower.endsWith('s') ? properName(source, first, last) : null;
  return nodeOf(source, first, last);
}

/** "Kibo creates …": a name as the actor, when nothing but the name stands there. */
function properName(source: Source, first: number, last: number): Node | null {
  for (let i = first; i <= last; i++) if (!source.words[i]!.capital) return null;
  return source.words[last + 1]!.lower.endsWith('s') ? nodeOf(source, first, last) : null;
}

/** `For each opponent, create …`: the comma must lead straight to the verb's clause. */
function readForEach(source: Source, from: number, start: number): Node | null {
  if (start === from || source.words[start - 1]!.lower !== ',') return null;
  for (let i = start - 2; i >= from; i--) {
    const { lower } = source.words[i]!;
    if (lower === 'for' && source.words[i + 1]!.lower === 'each') {
      const cursor = new Cursor(source, i + 2, start - 1);
      const what = readNounPhrase(cursor, 'where');
      return what && cursor.at === start - 1 ? what : null;
    }
    if (lower === ',' || lower === ':') return null;
  }
  return null;
}
