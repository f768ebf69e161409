import { compactList } from '../../util/compact.js';
import { wordSet } from '../../util/word-set.js';
import { countOf } from '../lexicon.js';
import { readAfterNoun } from './after-noun.js';
import type { Context, Item, Node, Source, TokenMention, TokenPhrase } from './ast.js';
import { partOf } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import { type Clause, reach, readClause } from './clause.js';
import { Cursor } from './cursor.js';
import { readFollowUps } from './follow-ups.js';
import { readItem, readNameList } from './item.js';
import { bulletedLines, isGivenByList, readListIntroduction } from './listed.js';
import type { WordRange } from './source.js';
import { nodeOf } from './source.js';

/** The result of reading a verb. */
export type VerbReading = { readonly phrase: TokenPhrase } | { readonly mention: TokenMention } | null;

/** The place of a verb: its level, its line (one ability) and its sentence, with those around them. */
export interface VerbPlace {
  readonly source: Source;
  readonly context: Context;
  readonly lines: readonly WordRange[];
  readonly lineNumber: number;
  /** The sentences of the line. */
  readonly sentences: readonly WordRange[];
  /** The index of the verb's sentence. */
  readonly number: number;
}

interface Items {
  readonly items: readonly Item[];
  readonly choice: boolean;
}

/** Reads the instruction with the verb at `verb`; null if its words do not lead to a token. */
export function readInstruction(place: VerbPlace, verb: number): VerbReading {
  const { source } = place;
  const sentence = place.sentences[place.number]!;
  const word = source.words[verb]!;
  const clause = readClause(source, Math.max(sentence.from, verb - reach), verb);
  const passive = word.lower === 'created' && !isTypo(source, verb);
  const end = Math.min(sentence.to, verb + reach);
  const cursor = passive ? passiveCursor(source, clause, verb) : new Cursor(source, verb + 1, end);
  if (!cursor) return null;
  if (word.lower.startsWith('replace') && !skipToWith(cursor)) return null;
  const isCreate = word.lower.startsWith('create');
  const { items, choice } = readMade(place, cursor, isCreate && !clause.condition && !passive, passive);
  if (items.length === 0) return null;
  if (clause.condition && !passive)
    return { mention: { span: spanOf(source, verb, items), context: place.context, items } };
  if (movers.has(word.lower) && source.dialect !== 'riftbound' && !items.some((item) => arrives(item))) return null;
  const instead = clause.instead || passive || items.some((item) => partOf(item, 'instead') !== undefined);
  const followUps = readFollowUps(source, place.sentences, place.number + 1, items);
  const options = readOptions(place, items);
  const start = passive ? clause.start : verb;
  const span = { start: source.words[start]!.start, end: Math.max(items.at(-1)!.span.end, word.end) };
  return {
    phrase: {
      span,
      verb: nodeOf(source, verb, verb),
      actor: passive ? controllerBefore(source, sentence.from, clause.start) : clause.actor,
      context: place.context,
      items,
      choice: choice || (options.length > 0 && !items.some((item) => partOf(item, 'for each'))),
      replacement: clause.would && instead,
      instead: !clause.would && instead,
      forEach: clause.forEach,
      followUps,
      options,
    },
  };
}

/** The tokens after a verb, or in the list that it introduces. */
function readMade(place: VerbPlace, cursor: Cursor, isCreating: boolean, passive: boolean): Items {
  const listed = isCreating ? readList(place, cursor) : nothing;
  return listed.items.length > 0 ? listed : readItems(cursor, isCreating && !passive);
}

function spanOf(source: Source, verb: number, items: readonly Item[]) {
  return { start: source.words[verb]!.start, end: items.at(-1)!.span.end };
}

/** Verbs that usually move objects; they make a token only if the words show that it is new. */
const movers = new Set(['put', 'puts', 'add', 'adds']);

/**
 * Old wordings put tokens *onto the battlefield* or *into play*; casual ones put them *into your hand*. "Put a counter
 * on it" creates none, and "put that token into your hand" moves one.
 */
function arrives(item: Item): boolean {
  const place = partOf(item, 'place')?.place;
  if (place === undefined) return false;
  if (place === 'the battlefield' || place === 'play') return true;
  const count = partOf(item, 'count');
  const isNew = count !== undefined && count.count.kind !== 'reference' && count.text.toLowerCase() !== 'the';
  return (
    isNew && item.parts.some(({ kind }) => kind === 'copy' || kind === 'pt' || kind === 'subtype' || kind === 'type')
  );
}

/** "… are created instead": the items precede the verb. "would be created" is a condition. */
function passiveCursor(source: Source, clause: Clause, verb: number): Cursor | null {
  const helper = source.words[verb - 1]?.lower;
  return helper === 'are' || helper === 'is' ? new Cursor(source, clause.start, verb - 1) : null;
}

/** The most words between *under* and *control*: "one or more of your opponents'". */
const MAX_CONTROLLER_WORDS = 6;

/** "If a token would be created under an opponent's control, …": the player whose tokens are replaced; null for you. */
function controllerBefore(source: Source, from: number, to: number): Node | null {
  const { words } = source;
  for (let under = from; under < to; under++) {
    if (words[under]!.lower !== 'under') continue;
    const first = under + 1;
    for (let at = first + 1; at < Math.min(to, first + MAX_CONTROLLER_WORDS + 1); at++) {
      if (words[at]!.lower !== 'control') continue;
      const whose = nodeOf(source, first, at - 1);
      return whose.text.toLowerCase() === 'your' ? null : { ...whose, text: whose.text.replace(/['’]s?$/, '') };
    }
  }
  return null;
}

/**
 * "At the beginning of your end step, created a Food token.": a typo, as neither a subject nor a helper verb precedes
 * it.
 */
function isTypo({ words }: Source, verb: number): boolean {
  const before = words[verb - 1];
  const opens = !before || before.text === ',' || before.text === ':' || before.text === '•' || before.kind === 'dash';
  const next = words[verb + 1]!.lower;
  return opens && (next === 'a' || next === 'an' || (countOf(next) !== null && words[verb + 2]?.kind === 'pair'));
}

/** Riftbound: "replace that battlefield with a Brush battlefield token". */
function skipToWith(cursor: Cursor): boolean {
  while (!cursor.done && cursor.lower !== 'with' && cursor.lower !== '.') cursor.skip();
  return cursor.take('with');
}

/** Words that begin the next instruction: "If you would create a Food token, create two Food tokens instead." */
const actions = wordSet('create creates put puts play plays instead');

function readItems(cursor: Cursor, nounMayBeMissing: boolean): Items {
  cursor.take('instead');
  let choice =
    ['your', 'their', 'his', 'her', 'its'].some((whose) => cursor.take(whose, 'choice', 'of')) || cursor.take('either');
  const items: Item[] = [];
  for (;;) {
    const before = cursor.at;
    if (items.length > 0) {
      const separator = readSeparator(cursor);
      if (!separator || actions.has(cursor.lower)) {
        cursor.at = before;
        break;
      }
      if (separator === 'or') choice = true;
    }
    const names = readNameList(cursor);
    if (names) {
      items.push(...names.items);
      choice ||= names.choice;
      continue;
    }
    const item = readItem(cursor, { nounMayBeMissing });
    if (!item) {
      cursor.at = before;
      break;
    }
    items.push(item);
  }
  return { items: compactList(items), choice };
}

function readSeparator(cursor: Cursor): 'and' | 'or' | null {
  const comma = cursor.take(',');
  if (cursor.take('and') || cursor.take('plus')) return 'and';
  if (cursor.take('or')) return 'or';
  return comma ? 'and' : null;
}

/**
 * The lines of "those characteristics", or of "for each of the following". For "one of the following tokens", each line
 * is an item instead.
 */
function readOptions(place: VerbPlace, items: readonly Item[]): Item[] {
  if (!items.some(isGivenByList)) return [];
  return bulletedLines(place).flatMap((cursor): Item[] => {
    const first = cursor.at;
    const parts = [...readBeforeNoun(cursor).parts, ...readAfterNoun(cursor)];
    return parts.length > 0 ? [{ kind: 'described', span: cursor.nodeFrom(first).span, parts }] : [];
  });
}

/** `Create one of the following tokens —` and the list after it, in the same sentence or in bulleted lines. */
function readList(place: VerbPlace, cursor: Cursor): Items {
  const ahead = cursor.fork();
  const introduction = readListIntroduction(ahead);
  if (!introduction) return nothing;
  const inSentence = readItems(ahead, true).items;
  const items =
    inSentence.length > 0 ? inSentence : bulletedLines(place).flatMap((line) => readItems(line, true).items);
  return { items: compactList(items), choice: introduction.choice };
}

const nothing: Items = { items: [], choice: false };
