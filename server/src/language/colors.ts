import { shift } from '../text/span.js';
import type { ColorWord, PartOf } from './ast.js';
import type { Cursor } from './cursor.js';
import { allColors, colorLetters } from './lexicon.js';

/** One colour, two or more joined by commas and *and*, or *colorless*; also `all colors`. */
export function readColors(cursor: Cursor, afterNoun: boolean): PartOf<'colors'> | null {
  const first = cursor.at;
  const words: ColorWord[] = [];
  if (afterNoun && cursor.take('all', 'colors')) {
    const node = cursor.nodeFrom(first);
    return {
      kind: 'colors',
      span: node.span,
      words: [{ span: node.span, word: node.text, letters: allColors }],
      afterNoun,
    };
  }
  if (afterNoun) cursor.take('both');
  for (;;) {
    const color = colorOf(cursor);
    if (color) words.push(color);
    else break;
    const ahead = cursor.fork();
    if (ahead.take(',')) ahead.take('and');
    else if (!ahead.take('and')) break;
    if (!colorOf(ahead.fork())) break;
    cursor.at = ahead.at;
  }
  return words.length > 0 ? { kind: 'colors', span: cursor.nodeFrom(first).span, words, afterNoun } : null;
}

function colorOf(cursor: Cursor): ColorWord | null {
  const { word } = cursor;
  const letter = colorLetters.get(word.lower);
  if (word.capital || (!letter && word.lower !== 'colorless' && word.lower !== 'domainless')) return null;
  cursor.skip();
  return { span: shift(word, 0), word: word.text, letters: letter ? [letter] : [] };
}
