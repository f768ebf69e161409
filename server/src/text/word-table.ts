import { copyString } from '../util/copy-string.js';
import { folded } from './apostrophes.js';
import { type Codes, codesOf } from './codes.js';
import type { Word, WordKind } from './word.js';

/** What the characters of a word say, wherever it stands. */
type WordText = Pick<Word, 'kind' | 'text' | 'lower' | 'capital'>;

/** A power of two. At most half of the table is filled. */
const SIZE = 1 << 15;
/** A longer word is not kept. */
const MAX_LENGTH = 40;

let table: (WordText | undefined)[] = new Array(SIZE);
let count = 0;

/**
 * A stretch of a text as a word of a kind. Equal words share their strings: most words of a text are known, and neither
 * cut out nor folded again, and maps find such strings quickly.
 * @param codes the units of the text
 */
export function wordText(kind: WordKind, text: string, codes: Codes, start: number, end: number): WordText {
  if (end - start > MAX_LENGTH) return readText(kind, text.slice(start, end));
  let hash = 0;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ codes[at]!, 0x01000193);
  hash ^= hash >>> 15;
  for (let place = hash & (SIZE - 1); ; place = (place + 1) & (SIZE - 1)) {
    const known = table[place];
    if (!known) return add(kind, copyString(text.slice(start, end)), place);
    if (known.kind === kind && isAt(known.text, codes, start, end)) return known;
  }
}

/** A part of a word as a word. */
export function partOfWord(word: string, start: number, end: number): WordText {
  return wordText('word', word, codesOf(word), start, end);
}

function isAt(word: string, codes: Codes, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = start; at < end; at++) if (codes[at] !== word.charCodeAt(at - start)) return false;
  return true;
}

function add(kind: WordKind, text: string, place: number): WordText {
  const word = readText(kind, text);
  if (++count > SIZE / 2) {
    table = new Array(SIZE);
    count = 0;
  } else table[place] = word;
  return word;
}

function readText(kind: WordKind, text: string): WordText {
  if (kind !== 'word') return { kind, text, lower: kind === 'symbol' ? text.toLowerCase() : text, capital: false };
  const first = text.charCodeAt(0);
  const capital = (first >= 65 && first <= 90) || (first > 127 && text[0] !== text[0]!.toLowerCase());
  const lower = folded(text);
  return { kind, text, lower: lower === text ? text : lower, capital };
}
