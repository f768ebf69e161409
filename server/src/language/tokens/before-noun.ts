import type { Word } from '../../text/words.js';
import { isOneErrorApart } from '../../util/near-words.js';
import { countOf, neverBeforeNoun, supertypeWords, typeWords } from '../lexicon.js';
import type { Count, PartOf, PhrasePart } from './ast.js';
import { readColorSymbol, readColors } from './colors.js';
import type { Cursor } from './cursor.js';
import { nodeOf } from './source.js';
import { readState } from './state.js';

/** How many unknown words the grammar skips before it gives up a phrase. */
const MAX_UNKNOWN = 4;

/** More words than any description has: keeps the parser linear on texts of nothing else. */
const MAX_PARTS = 40;

/** The parts before the noun, and whether the noun *token* was reached. */
export interface BeforeNoun {
  readonly parts: PhrasePart[];
  readonly reachedNoun: boolean;
}

/**
 * Reads count, state, supertypes, P/T, colors, subtypes and types in any order (the linter checks the order), up to and
 * including the word *token*. Stops at the first word that cannot belong. With `pluralTypes`, types may be in the
 * plural, which needs no noun ("They're artifacts", "2/2 green creatures").
 */
export function readBeforeNoun(cursor: Cursor, pluralTypes = cursor.source.dialect === 'fifth'): BeforeNoun {
  const parts: PhrasePart[] = [];
  const count = readCount(cursor);
  if (count) parts.push(count);
  let unknown = 0;
  while (!cursor.done && parts.length < MAX_PARTS) {
    const noun = readNoun(cursor);
    if (noun) {
      parts.push(...noun);
      return { parts, reachedNoun: true };
    }
    const isSymbol = cursor.word.kind === 'symbol' && parts.at(-1)?.kind === 'pt';
    const part = isSymbol ? readColorSymbol(cursor) : readCharacteristic(cursor, pluralTypes);
    if (part) {
      parts.push(part);
      continue;
    }
    if (unknown === MAX_UNKNOWN || !mayBeUnknown(cursor)) break;
    unknown++;
    parts.push({ kind: 'unknown', ...nodeOf(cursor.source, cursor.at, cursor.at) });
    cursor.skip();
  }
  return { parts, reachedNoun: false };
}

/** *token* or *tokens*; doubled ("Treasure Token token"), it is two parts. Typos are accepted. */
function readNoun(cursor: Cursor): PartOf<'noun'>[] | null {
  const nouns: PartOf<'noun'>[] = [];
  for (let noun = nounFor(cursor.word); noun; noun = nounFor(cursor.word)) {
    const { start, end, text } = cursor.word;
    nouns.push({ kind: 'noun', span: { start, end }, word: text, plural: noun === 'tokens' });
    cursor.skip();
  }
  return nouns.length > 0 ? nouns : null;
}

/** The noun that a word is, or is a typo of; null for any other word. */
function nounFor({ lower, capital }: Word): 'token' | 'tokens' | null {
  if (lower === 'token' || lower === 'tokens') return lower;
  if (capital || lower.charCodeAt(0) !== T || lower === 'taken' || lower.includes("'")) return null;
  if (isOneErrorApart(lower, 'tokens') && lower.endsWith('s')) return 'tokens';
  return isOneErrorApart(lower, 'token') ? 'token' : isOneErrorApart(lower, 'tokens') ? 'tokens' : null;
}

const T = 't'.charCodeAt(0);

function readCount(cursor: Cursor): PartOf<'count'> | null {
  const first = cursor.at;
  const count = countHere(cursor);
  return count ? { kind: 'count', ...cursor.nodeFrom(first), count } : null;
}

function countHere(cursor: Cursor): Count | null {
  if (cursor.take('a', 'number', 'of')) return { kind: 'reference', words: 'a number of' };
  const multiple = readMultiple(cursor) ?? readProduct(cursor);
  if (multiple) return multiple;
  if (cursor.take('that', 'many')) return withMore(cursor, 'that many') ?? { kind: 'reference', words: 'that many' };
  if (cursor.take('an', 'additional')) return { kind: 'number', value: 1 };
  if (cursor.take('one', 'or', 'more')) return { kind: 'reference', words: 'one or more' };
  if (cursor.take('any', 'number', 'of')) return { kind: 'reference', words: 'any number of' };
  if (cursor.take('half', 'that', 'many')) return { kind: 'half', name: 'that many' };
  if (cursor.sees('half') && cursor.ahead(1).kind === 'word') {
    const name = cursor.ahead(1).text;
    cursor.skip(2);
    return { kind: 'half', name };
  }
  if (cursor.sees('up', 'to')) cursor.skip(2);
  // Riftbound: "add the Baron Pit battlefield token": there is one.
  if (cursor.take('the')) return { kind: 'number', value: 1 };
  if (cursor.lower === 'those' || cursor.lower === 'that' || cursor.lower === 'both') {
    const words = cursor.lower;
    cursor.skip();
    return { kind: 'reference', words };
  }
  // "X" is a count before the rest of a phrase, but just a capitalized word inside a name.
  const count = countOf(cursor.lower);
  if (!count || isMightSymbol(cursor.ahead(1).lower)) return null;
  const words = cursor.word.text;
  cursor.skip();
  const sum = withMore(cursor, words);
  if (sum) return sum;
  if (cursor.lower === 'more' || cursor.lower === 'additional' || cursor.lower === 'other') cursor.skip();
  return count;
}

/** `twice that many`, `three times X`: represented by its words. */
function readMultiple(cursor: Cursor): Count | null {
  const ahead = cursor.fork();
  const times =
    ahead.take('twice') || ahead.take('double') || (countOf(ahead.lower) && ahead.ahead(1).lower === 'times');
  if (!times) return null;
  if (ahead.at === cursor.at) ahead.skip(2);
  if (!ahead.take('that', 'many')) {
    if (countOf(ahead.lower)?.kind !== 'variable') return null;
    ahead.skip();
  }
  const words = cursor.source.text.slice(cursor.word.start, cursor.source.words[ahead.at - 1]!.end).toLowerCase();
  cursor.at = ahead.at;
  return { kind: 'reference', words: words.replace(/\b[xyz]$/, (letter) => letter.toUpperCase()) };
}

/** `2X`: a number and a variable without a space between them, represented by its words. */
function readProduct(cursor: Cursor): Count | null {
  const [number, variable] = [cursor.word, cursor.ahead(1)];
  if (number.kind !== 'number' || variable.start !== number.end) return null;
  if (countOf(variable.lower)?.kind !== 'variable') return null;
  cursor.skip(2);
  return { kind: 'reference', words: number.text + variable.text };
}

/** `that many plus one`, `one plus X`: a sum, represented by its words. */
function withMore(cursor: Cursor, words: string): Count | null {
  const more = cursor.ahead(1).text;
  const sign = cursor.lower;
  if ((sign !== 'plus' && sign !== 'minus') || !countOf(more.toLowerCase()) || more === 'a' || more === 'an')
    return null;
  cursor.skip(2);
  return { kind: 'reference', words: `${words} ${sign} ${more}` };
}

function readCharacteristic(cursor: Cursor, pluralTypes: boolean): PhrasePart | null {
  const { word } = cursor;
  const span = { start: word.start, end: word.end };
  if (word.kind === 'pair') {
    if (word.text[0] === '+' || word.text[0] === '-' || word.text[0] === '−') return null;
    cursor.skip();
    return { kind: 'pt', span, text: word.text };
  }
  if (cursor.source.dialect === 'magic' && word.kind !== 'symbol') {
    const broken = readBrokenPt(cursor);
    if (broken) return broken;
  }
  if (word.kind === 'number' || (word.kind === 'symbol' && cursor.source.dialect === 'riftbound'))
    return readMight(cursor);
  if (word.kind !== 'word') return null;
  if (supertypeWords.has(word.lower)) {
    cursor.skip();
    return { kind: 'supertype', span, word: word.text };
  }
  if (typeWords[cursor.source.dialect].has(word.lower)) {
    cursor.skip();
    return { kind: 'type', span, word: word.text };
  }
  const isPlural =
    pluralTypes && word.lower.endsWith('s') && typeWords[cursor.source.dialect].has(word.lower.slice(0, -1));
  if (isPlural) {
    cursor.skip();
    return { kind: 'type', span, word: word.text.slice(0, -1) };
  }
  return readState(cursor) ?? readColors(cursor, false) ?? readFace(cursor) ?? readCapital(cursor);
}

/** The most words of a malformed power and toughness: `1`, `/`, `/`, `1`. */
const MAX_BROKEN = 4;

/** Numbers with a slash that are not a valid power and toughness: `1/`, `1 / 1`, `1\\1`, `1-1`. */
function readBrokenPt(cursor: Cursor): PhrasePart | null {
  const { words } = cursor.source;
  const first = cursor.at;
  let at = first;
  let numbers = 0;
  let marks = 0;
  for (; at < Math.min(cursor.end, first + MAX_BROKEN); at++) {
    const { kind, text } = words[at]!;
    const isMark = text === '/' || text === '\\' || (kind === 'dash' && text !== '—');
    const isValue = kind === 'number' || (text === 'X' && words[at + 1]?.text === '/') || (text === 'X' && marks > 0);
    if (!isMark && !isValue) break;
    if (isValue) numbers++;
    // "1-1" is scanned as 1 and -1.
    if (isMark || (at > first && /^[–-]/.test(text))) marks++;
  }
  if (numbers === 0 || marks === 0) return null;
  cursor.at = at;
  return { kind: 'unknown', ...cursor.nodeFrom(first) };
}

/**
 * Riftbound: `1 :rb_might:`, `3 [M]`, `2 Might`; a published card has an energy symbol in place of the number by
 * mistake.
 */
function readMight(cursor: Cursor): PhrasePart | null {
  const { word } = cursor;
  if (cursor.source.dialect !== 'riftbound') return null;
  const next = cursor.ahead(1);
  if (!isMightSymbol(next.lower)) return null;
  const digits = /[0-9]+/.exec(word.text);
  cursor.skip(2);
  return {
    kind: 'might',
    span: { start: word.start, end: next.end },
    value: word.kind === 'number' && digits ? Number(digits[0]) : null,
    text: word.text,
  };
}

const mightSymbols = new Set([':rb_might:', '[m]', '[might]', '[s]', 'might']);

function isMightSymbol(lower: string): boolean {
  return mightSymbols.has(lower);
}

/** `transforming`, `double-faced`: words that only 111.10i uses. */
function readFace(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  cursor.take('transforming');
  if (cursor.take('double-faced')) return { kind: 'double-faced', span: cursor.nodeFrom(first).span };
  cursor.at = first;
  return null;
}

/** Capitalized words before the noun are subtypes, or the name of a predefined token. */
function readCapital(cursor: Cursor): PhrasePart | null {
  if (!cursor.word.capital) return null;
  const first = cursor.at;
  cursor.skip();
  // A card's name may contain lowercase words: "create a Birds of Paradise token" (111.11).
  while ((cursor.lower === 'of' || cursor.lower === 'the') && cursor.ahead(1).capital) cursor.skip(2);
  while (cursor.sees('of', 'the') && cursor.ahead(2).capital) cursor.skip(3);
  const node = cursor.nodeFrom(first);
  return { kind: 'subtype', span: node.span, word: node.text };
}

/** Whether an unknown word may be part of the phrase ("a treasure token", "a rnadom token"). */
function mayBeUnknown(cursor: Cursor): boolean {
  const { word } = cursor;
  if (word.kind === 'word') return !neverBeforeNoun.has(word.lower);
  return (
    word.kind === 'number' ||
    (word.text === ',' && cursor.ahead(1).kind === 'word' && !neverBeforeNoun.has(cursor.ahead(1).lower))
  );
}
