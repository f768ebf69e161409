import { type Count, countOf } from '../lexicon.js';
import type { PartOf } from './ast.js';
import type { Cursor } from './cursor.js';
import { isMightSymbol } from './might.js';

/** How many tokens there are: `two`, `X`, `that many plus one`, `half that many`. */
export function readCount(cursor: Cursor): PartOf<'count'> | null {
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
