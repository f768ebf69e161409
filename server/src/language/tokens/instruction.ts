import { countOf } from '../lexicon.js';
import { type Context, type Item, partOf, type Source, type TokenMention, type TokenPhrase } from './ast.js';
import { reach, readClause } from './clause.js';
import { readFollowUps } from './follow-ups.js';
import { readMade, readOptions } from './item-list.js';
import { controllerBefore, passiveRange } from './passive.js';
import { Reading } from './reading.js';
import { nodeOf, type WordRange } from './source.js';

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

/** Reads the instruction with the verb at `verb`; null if its words do not lead to a token. */
export function readInstruction(place: VerbPlace, verb: number): VerbReading {
  const { source } = place;
  const sentence = place.sentences[place.number]!;
  const word = source.words[verb]!;
  const clause = readClause(source, Math.max(sentence.from, verb - reach), verb);
  const passive = word.lower === 'created' && !isTypo(source, verb);
  const end = Math.min(sentence.to, verb + reach);
  const range = passive ? passiveRange(source, clause, verb) : { from: verb + 1, to: end };
  if (!range) return null;
  const reading = new Reading(source, range);
  const from = word.lower.startsWith('replace') ? reading.read('replaced', 0)?.end : 0;
  if (from === undefined) return null;
  const isCreate = word.lower.startsWith('create');
  const { items, choice } = readMade(place, reading, from, isCreate && !clause.condition && !passive);
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

/**
 * "At the beginning of your end step, created a Food token.": a typo, as neither a subject nor a helper verb precedes
 * it.
 */
function isTypo({ words }: Source, verb: number): boolean {
  const before = words[verb - 1];
  const opens = !before || before.text === ',' || before.text === ':' || before.text === '•' || before.kind === 'dash';
  const next = words[verb + 1]?.lower ?? '';
  return opens && (next === 'a' || next === 'an' || (countOf(next) !== null && words[verb + 2]?.kind === 'pair'));
}
