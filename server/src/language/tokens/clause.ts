import type { Word } from '../../text/words.js';
import type { Node, Source } from './ast.js';
import { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';
import { after, nodeOf } from './source.js';

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
  'yourself',
]);

function readActor(source: Source, start: number, soft: number, verb: number): Node | null {
  const { words } = source;
  let first = soft;
  let last = verb - 1;
  for (let i = first; i < verb; i++) if (words[i]!.lower === 'have' || words[i]!.lower === 'has') first = i + 1;
  if (first === soft && beginsWithYou(words, start, soft)) first = soft - 2;
  while (first <= last && fillers.has(words[first]!.lower)) first++;
  while (last >= first && (fillers.has(words[last]!.lower) || words[last]!.lower === 'each')) last--;
  if (last < first && words[first]?.lower === 'each') last = first;
  if (first <= last && words[first]!.lower === 'you' && (words[first + 1]?.lower === 'may' || first === last))
    return null;
  if (first > last || last - first > 12) return null;
  const opening = words[first]!;
  // "If an effect would create …, it creates …": *it* is the effect, so the actor is unchanged.
  if (opening.lower === 'it' && first === last) return null;
  if (!actorStarts.has(opening.lower) && !(roles.has(words[last]!.lower) && !conditionStarts.has(opening.lower)))
    return opening.capital || source.words[verb]!.lower.endsWith('s') ? properName(source, first, last) : null;
  return nodeOf(source, first, last);
}

/** "you and each opponent may play", "have yourself and target opponent create": one actor, before and after *and*. */
function beginsWithYou(words: Source['words'], start: number, soft: number): boolean {
  const at = soft - 2;
  if (at < start || words[at + 1]!.lower !== 'and') return false;
  const { lower } = words[at]!;
  return (lower === 'you' || lower === 'yourself') && (at === start || words[at - 1]!.lower === 'have');
}

/** Nouns for players: whatever stands before them, they can be who creates. */
const roles = new Set(['controller', 'controllers', 'owner', 'owners', 'player', 'players', 'opponent', 'opponents']);

/** Who performs a keyword action, where that is another player: "its controller may investigate". */
export function playerOf({ actor }: Clause): string | null {
  if (actor === null) return null;
  const last = actor.text.slice(actor.text.lastIndexOf(' ') + 1).toLowerCase();
  return last === 'they' || roles.has(last) ? actor.text : null;
}

/** Verbs between a player and what the player creates: "target player draws a card and creates a token". */
const playerVerbs = new Set(
  (
    'adds attaches casts chooses conjures controls copies counters creates deals destroys discards discovers draws exiles flips ' +
    'gains gets goads investigates loses manifests may might mills names pays plays populates proliferates puts receives ' +
    'removes returns reveals rolls sacrifices scries searches secretly shuffles skips surveils takes taps untaps votes'
  ).split(' '),
);

const modals = new Set(['may', 'can', 'must']);

/**
 * The actor if the subject belongs to a preceding verb: "that player loses 2 life and creates a token", "they skip the
 * turn and create a token". After *may* and *they*, the verb has no *s*.
 */
function readSharedActor(source: Source, from: number, soft: number, verb: number): Node | null {
  const { words } = source;
  for (let i = soft; i < verb; i++) if (!fillers.has(words[i]!.lower)) return null;
  const isThird = words[verb]!.lower.endsWith('s');
  let found: Node | null = null;
  for (let i = from; i < soft; i = after(source, i)) {
    const { lower, kind } = words[i]!;
    const isBoundary = i === from || isBoundaryWord(words[i - 1]!);
    if (lower === 'you' && isBoundary) found = null;
    if (!isBoundary || kind !== 'word' || !actorStarts.has(lower) || lower === 'you' || lower === 'it') continue;
    const end = subjectEnd(words, i, soft);
    if (end < 0) continue;
    const isPlural = lower === 'they' || ['players', 'opponents'].includes(words[end - 1]!.lower);
    if (isThird || isPlural || modals.has(words[end]!.lower)) found = nodeOf(source, i, end - 1);
  }
  return found;
}

function isBoundaryWord({ lower, kind }: Word): boolean {
  return kind === 'dash' || [',', ':', '•', ';', 'and', 'or', 'then', '|'].includes(lower);
}

/** The index of the verb after a subject that begins at `from`; -1 if there is none. */
function subjectEnd(words: Source['words'], from: number, to: number): number {
  if (words[from]!.lower === 'they') return from + 1 < to ? from + 1 : -1;
  let isRelative = false;
  for (let i = from + 1; i < Math.min(to, from + MAX_SUBJECT_WORDS); i++) {
    const { lower, kind } = words[i]!;
    if (kind !== 'word') return -1;
    if (!playerVerbs.has(lower) && !modals.has(lower)) continue;
    const before = words[i - 1]!.lower;
    // "each opponent who controls more lands than you loses 2 life": the first verb belongs to the relative clause.
    if (before === 'who') isRelative = true;
    else return isRelative || roles.has(before) || ['control', 'do', 'choice', 'way'].includes(before) ? i : -1;
  }
  return -1;
}

/** The most words of a subject: "each opponent who controls more creatures than you". */
const MAX_SUBJECT_WORDS = 10;

/** "Kibo creates …": a name as the actor, if there is nothing else. */
function properName(source: Source, first: number, last: number): Node | null {
  for (let i = first; i <= last; i++) if (!source.words[i]!.capital) return null;
  return source.words[last + 1]!.lower.endsWith('s') ? nodeOf(source, first, last) : null;
}

/** `For each opponent, create …`: the comma must directly precede the verb's clause. */
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
