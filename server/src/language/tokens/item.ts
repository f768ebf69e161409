import type { Phrase } from '../grammar/phrase.js';
import type { Item, PhrasePart } from './ast.js';
import { partsIn } from './parts.js';
import type { Reading } from './reading.js';

/** A token noun phrase with the index of the word after it. */
export interface ReadItem {
  readonly item: Item;
  readonly end: number;
}

/**
 * Reads the token noun phrase that begins at a word, or null.
 * @param nounMayBeMissing whether the words around leave no doubt that a token is meant
 */
export function readItem(reading: Reading, at: number, nounMayBeMissing: boolean): ReadItem | null {
  const back = reading.read('back-reference', at);
  if (back) return backReference(reading, back);
  const phrase = reading.read('item', at);
  if (phrase) return described(reading, phrase);
  const without = nounMayBeMissing ? reading.read('item-without-noun', at) : null;
  return without && isClearlyAToken(reading, without) ? described(reading, without) : null;
}

/** The words of a phrase and the clauses after it that are not understood, up to their end. */
function withStrange(reading: Reading, phrase: Phrase): { readonly parts: PhrasePart[]; readonly end: number } {
  const parts = partsIn(reading, phrase);
  let { end } = phrase;
  for (let more = reading.read('strange-afters', end); more; more = reading.read('strange-afters', end)) {
    parts.push(...partsIn(reading, more));
    end = more.end;
  }
  return { parts, end };
}

function described(reading: Reading, phrase: Phrase): ReadItem | null {
  const { parts, end } = withStrange(reading, phrase);
  const named = reading.construct(phrase) === 'named-first' ? parts : withNameBefore(parts);
  const kind = kindOf(named);
  return kind && { item: { kind, span: reading.spanOf({ start: phrase.start, end }), parts: named }, end };
}

/** `one of those tokens`, `that token`, `one of each`: tokens mentioned before. */
function backReference(reading: Reading, phrase: Phrase): ReadItem {
  const reference = reading.field(phrase, 'reference')!;
  const { parts, end } = withStrange(reading, phrase);
  const span = reading.spanOf(reference);
  const words = referenceWords(reading, reference);
  const count: PhrasePart = { kind: 'count', span, text: words, count: { kind: 'reference', words } };
  const item: Item = {
    kind: 'back-reference',
    span: reading.spanOf({ start: phrase.start, end }),
    parts: [count, ...parts],
  };
  return { item, end };
}

function referenceWords(reading: Reading, reference: Phrase): string {
  switch (reading.construct(reference)) {
    case 'each':
      return 'one of each';
    case 'more':
      return 'that many plus';
    case 'those':
      return reading.word(reference.start).lower;
    default:
      return reading.text(reading.firstWithin(reference, 'up-to-3-words')!).toLowerCase();
  }
}

/** "a Grub token that's a 1/1 green Insect creature": of two lists of capitalized words, the first is the name. */
function withNameBefore(parts: PhrasePart[]): PhrasePart[] {
  const noun = parts.findIndex(({ kind }) => kind === 'noun');
  const before = parts.slice(0, noun + 1);
  const after = parts.slice(noun + 1);
  const words = before.filter((part) => part.kind === 'subtype');
  const isDescribed = after.some(({ kind }) => kind === 'subtype') && after.some(({ kind }) => kind === 'type');
  if (words.length === 0 || !isDescribed || !before.every(({ kind }) => bare.has(kind))) return parts;
  const span = { start: words[0]!.span.start, end: words.at(-1)!.span.end };
  const name = { span, text: words.map(({ word }) => word).join(' ') };
  const rest = before.filter(({ kind }) => kind !== 'subtype');
  const at = rest.findIndex(({ kind }) => kind === 'noun');
  return [...rest.slice(0, at), { kind: 'name', span, name, form: 'named' }, ...rest.slice(at), ...after];
}

const bare: ReadonlySet<PhrasePart['kind']> = new Set(['subtype', 'count', 'state', 'noun']);

function kindOf(parts: readonly PhrasePart[]): Item['kind'] | null {
  const has = (kind: PhrasePart['kind']) => parts.some((part) => part.kind === kind);
  if (has('copy')) return 'copy';
  if (has('type') || has('pt') || has('colors') || has('might') || has('double-faced')) return 'described';
  if (has('name') && !has('subtype')) return 'described';
  if (has('subtype') || has('unknown')) return 'named';
  return 'described';
}

/** Counts that refer to something mentioned before. */
const pointing = new Set(['that', 'those', 'both', 'the']);

/** Words that end a name without *token*: "Create a Treasure.", "Create a Food and …". */
const namesEnd = /^(?:[\n.,;(]|“”|and|or|for|instead|if|unless|then|equal|attached|where|that's)$/;

/**
 * Whether words without *token* can only mean one: a P/T with a color or subtype ("a 1/1 red Goblin with haste"), or
 * capitalized words at the end ("a Treasure."). The caller checks whether there is such a token.
 */
function isClearlyAToken(reading: Reading, phrase: Phrase): boolean {
  if (reading.construct(phrase) === 'copy') return true;
  const count = reading.field(phrase, 'count')!;
  const parts = partsIn(reading, reading.field(phrase, 'traits')!);
  const has = (kind: PhrasePart['kind']) => parts.some((part) => part.kind === kind);
  const { end } = reading.field(phrase, 'traits')!;
  if (pointing.has(reading.text(count).toLowerCase()) || has('unknown') || reading.read('later-trait', end))
    return false;
  const isLegendary = parts.some((part) => part.kind === 'supertype' && part.word === 'legendary');
  if (reading.construct(phrase) === 'named-first' && !isLegendary) return false;
  if (has('pt')) return has('colors') || has('subtype') || has('type');
  if (has('colors') && has('type')) return true;
  const onlyNames = parts.every(({ kind }) => kind === 'subtype' || kind === 'state');
  return has('subtype') && onlyNames && namesEnd.test(reading.word(end).lower);
}
