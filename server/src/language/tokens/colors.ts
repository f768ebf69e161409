import { shift } from '../../text/span.js';
import type { Word } from '../../text/words.js';
import { compactList } from '../../util/compact.js';
import { wordSet } from '../../util/word-set.js';
import {
  allColors,
  colorLetters,
  countOf,
  customColorWords,
  neverBeforeNoun,
  supertypeWords,
  typeWords,
} from '../lexicon.js';
import type { ColorWord, Node, PartOf } from './ast.js';
import type { Cursor } from './cursor.js';
import { nodeOf } from './source.js';

/** One color, two or more joined by commas and *and*, or *colorless*; also `all colors`. */
export function readColors(cursor: Cursor, afterNoun: boolean): PartOf<'colors'> | null {
  const first = cursor.at;
  const words: ColorWord[] = [];
  const strange: Node[] = [];
  if (afterNoun && cursor.take('all', 'colors')) {
    const node = cursor.nodeFrom(first);
    return {
      kind: 'colors',
      span: node.span,
      words: [{ span: node.span, word: node.text, letters: allColors }],
      afterNoun,
      strange,
    };
  }
  if (afterNoun) cursor.take('both');
  for (;;) {
    const color = colorOf(cursor);
    const none = color
      ? null
      : afterNoun
        ? customColorAt(cursor)
        : strangeAt(cursor, words.length + strange.length > 0);
    if (color) words.push(color);
    else if (none) strange.push(none);
    else break;
    const ahead = cursor.fork();
    const comma = ahead.take(',');
    if (!ahead.take('and') && !comma) break;
    const joined = ahead.source.words[ahead.at - 1]!.lower === 'and';
    const isListed = joined && !afterNoun && strangeAt(ahead.fork(), true) !== null;
    if (!colorOf(ahead.fork()) && !isCustomColor(ahead.word) && !isListed) break;
    cursor.at = ahead.at;
  }
  return words.length + strange.length > 0
    ? {
        kind: 'colors',
        span: cursor.nodeFrom(first).span,
        words: compactList(words),
        afterNoun,
        strange: compactList(strange),
      }
    : null;
}

/** A mana symbol where the colour belongs: "2/1 {B} Skeleton". */
export function readColorSymbol(cursor: Cursor): PartOf<'colors'> | null {
  const { word } = cursor;
  const letter = allColors.find((color) => word.text.toUpperCase() === `{${color}}`);
  if (!letter || cursor.ahead(1).kind !== 'word') return null;
  cursor.skip();
  const span = shift(word, 0);
  return { kind: 'colors', span, words: [{ span, word: word.text, letters: [letter] }], afterNoun: false, strange: [] };
}

function colorOf(cursor: Cursor): ColorWord | null {
  const { word } = cursor;
  const letter = colorLetters.get(word.lower);
  if (word.capital || (!letter && word.lower !== 'colorless' && word.lower !== 'domainless')) return null;
  cursor.skip();
  return { span: shift(word, 0), word: word.text, letters: letter ? [letter] : [] };
}

const states = wordSet('tapped untapped attacking blocking transforming double-faced');

/**
 * An unknown word in a list of colors: "white and balck", "purple and green". After a color it must end the list;
 * before one it must lead to it.
 */
function strangeAt(cursor: Cursor, afterColor: boolean): Node | null {
  const { word, source, at } = cursor;
  if (word.kind !== 'word') return null;
  if (word.capital ? !colorLetters.has(word.lower) : isOtherWord(cursor)) return null;
  const ahead = cursor.fork();
  ahead.skip();
  if (afterColor ? !endsColors(ahead) : !leadsToColor(ahead)) return null;
  cursor.skip();
  return nodeOf(source, at, at);
}

function isOtherWord({ lower, source: { dialect } }: Cursor): boolean {
  return (
    neverBeforeNoun.has(lower) ||
    supertypeWords.has(lower) ||
    typeWords[dialect].has(lower) ||
    states.has(lower) ||
    countOf(lower) !== null ||
    lower === 'token' ||
    lower === 'tokens'
  );
}

function isCustomColor({ lower, capital }: Word): boolean {
  return !capital && customColorWords.has(lower);
}

/** `that are white and silver`: after the noun, only known color words count. */
function customColorAt(cursor: Cursor): Node | null {
  if (!isCustomColor(cursor.word)) return null;
  const { at } = cursor;
  cursor.skip();
  return nodeOf(cursor.source, at, at);
}

function endsColors({ word, lower, source: { dialect } }: Cursor): boolean {
  return word.capital || typeWords[dialect].has(lower) || lower === 'snow' || lower === 'token' || lower === 'tokens';
}

function leadsToColor(cursor: Cursor): boolean {
  const comma = cursor.take(',');
  return (cursor.take('and') || comma) && (isCustomColor(cursor.word) || colorOf(cursor) !== null);
}
