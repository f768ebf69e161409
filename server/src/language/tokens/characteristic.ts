import { supertypeWords, typeWords } from '../lexicon.js';
import type { PhrasePart } from './ast.js';
import { readColors } from './colors.js';
import type { Cursor } from './cursor.js';
import { readMight } from './might.js';
import { readState } from './state.js';

/** One of the words before the noun: a power and toughness, a supertype, type or subtype, colors, a state. */
export function readCharacteristic(cursor: Cursor, pluralTypes: boolean): PhrasePart | null {
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
