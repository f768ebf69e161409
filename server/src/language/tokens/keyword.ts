import { wordSet } from '../../util/word-set.js';
import type { AbilityNode } from './ast.js';
import type { Cursor } from './cursor.js';
import { nodeOf } from './source.js';

/** Words that end a keyword in a list. */
export const keywordEnds = wordSet(
  'as attach rounded and or at attached attacking blocking equal except if in instead into named onto plus ' +
    "tapped that that's then under unless until where here there to exhausted",
);

/** Words that no keyword begins with; abilities after them are defined elsewhere, or chosen. */
export const notKeywordStarts = wordSet('a all an each its no one the their those this these your');

/** A keyword and its parameter: `protection from black and from red`, `ward {1}`, `equip {2}`, `hexproof from each color`. */
export function readKeyword(cursor: Cursor): AbilityNode | null {
  const first = cursor.at;
  let last = first;
  while (!cursor.done) {
    const { word } = cursor;
    if (
      word.kind !== 'word' &&
      word.kind !== 'symbol' &&
      word.kind !== 'number' &&
      word.kind !== 'dash' &&
      word.text !== '!' &&
      word.kind !== 'pair'
    )
      break;
    if (cursor.at > first) {
      if (word.lower === 'and' && continuesWithFrom(cursor)) {
        cursor.skip(2);
        continue;
      }
      if (keywordEnds.has(word.lower) || (word.lower === 'for' && cursor.ahead(1).lower === 'each')) break;
    }
    last = cursor.at;
    cursor.skip();
  }
  cursor.at = last + 1;
  return { kind: 'keyword', ...nodeOf(cursor.source, first, last) };
}

/** "protection from black and from red" is one keyword. */
function continuesWithFrom(cursor: Cursor): boolean {
  return cursor.ahead(1).lower === 'from';
}
