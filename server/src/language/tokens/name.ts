import { wordSet } from '../../util/word-set.js';
import { countOf, nameConnectors, typeWords } from '../lexicon.js';
import type { Node } from './ast.js';
import type { Cursor } from './cursor.js';
import { nodeOf } from './source.js';

/**
 * Reads a name after *named*: capitalized words and numbers, with the lowercase words between them (`Kobolds of Kher
 * Keep`, `Mark of the Rani`). A name in quotation marks is read as a whole.
 */
export function readName(cursor: Cursor): Node | null {
  const { word } = cursor;
  if (word.kind === 'open-quote') {
    const first = cursor.at;
    cursor.skip();
    // The full stop of the sentence is inside the marks: named “Phyrexian Token.”
    const { words } = cursor.source;
    const last =
      words[cursor.at - 2]?.text === '.' || words[cursor.at - 2]?.text === ',' ? cursor.at - 3 : cursor.at - 2;
    return last > first ? nodeOf(cursor.source, first + 1, last) : null;
  }
  if (!isNameWord(word.capital, word.kind)) return null;
  const first = cursor.at;
  let last = first;
  const ahead = cursor.fork();
  while (!ahead.done) {
    const here = ahead.word;
    if (isNameWord(here.capital, here.kind)) last = ahead.at;
    else if (!continuesName(ahead) && !(here.text === ',' && endsName(ahead))) break;
    ahead.skip();
  }
  cursor.at = last + 1;
  return nodeOf(cursor.source, first, last);
}

function isNameWord(capital: boolean, kind: string): boolean {
  return capital || kind === 'number';
}

/**
 * A connector continues a name only if another capitalized word follows that is not the start of a named legendary
 * token.
 */
function continuesName(cursor: Cursor): boolean {
  const { word } = cursor;
  if (word.kind === 'dash') return cursor.ahead(1).capital;
  if (word.kind !== 'word' || !nameConnectors.has(word.lower)) return false;
  const next = cursor.ahead(1);
  if (next.capital) return word.lower !== 'and' || cursor.ahead(2).text !== ',';
  return nameConnectors.has(next.lower) && cursor.ahead(2).capital;
}

/** The most words of a name after its comma. */
const MAX_AFTER_COMMA = 6;

/**
 * "named Fen, the Moon Child": after the comma the name extends to the end of its phrase. A list would continue with
 * another comma or *and*.
 */
function endsName(comma: Cursor): boolean {
  const ahead = comma.fork();
  ahead.skip();
  let capitals = 0;
  for (let i = 0; i < MAX_AFTER_COMMA; i++) {
    const { capital, lower, kind } = ahead.word;
    if (capital) capitals++;
    else if (kind !== 'word' || !nameConnectors.has(lower) || lower === 'and' || !ahead.ahead(1).capital)
      return capitals > 0 && (ahead.done || kind === 'line' || lower === '.' || lower === 'with' || lower === "that's");
    ahead.skip();
  }
  return false;
}

/** The name in the form for legendary tokens, and the index after its comma. */
export interface Appositive {
  readonly name: Node;
  readonly at: number;
}

/** Words after ", a" that begin a description rather than belong to a name or a list of names. */
const descriptionStarts = wordSet('legendary tapped attacking snow white blue black red green colorless');

/**
 * `Voja, Friend to Elves, a legendary 3/3 …` (111.9): the name is everything up to the last ", a legendary" before the
 * noun, else up to the first ", a" that a description follows. Null, without advancing, if there is no such form.
 */
export function readAppositive(cursor: Cursor): Appositive | null {
  const { word } = cursor;
  const startsName =
    word.kind === 'open-quote' ||
    (word.kind === 'word' && word.capital) ||
    (word.kind === 'number' && countOf(word.lower) === null);
  if (!startsName) return null;
  const ahead = cursor.fork();
  let legendary = -1;
  let described = -1;
  while (
    !ahead.done &&
    ahead.lower !== 'token' &&
    ahead.lower !== 'tokens' &&
    ahead.word.text !== '.' &&
    ahead.word.kind !== 'line'
  ) {
    if (ahead.word.text === ',' && ['a', 'an', '1'].includes(ahead.ahead(1).lower)) {
      const [second, third] = [ahead.ahead(2), ahead.ahead(3)];
      if (second.lower === 'legendary' || leadsToLegendary(ahead)) legendary = ahead.at;
      const isDescription = second.kind === 'pair' || descriptionStarts.has(second.lower) || third.kind === 'pair';
      if (described < 0 && (isDescription || leadsToType(ahead))) described = ahead.at;
    }
    ahead.skip();
  }
  const comma = legendary >= 0 ? legendary : described;
  const reachesNoun = !ahead.done && (ahead.lower === 'token' || ahead.lower === 'tokens');
  if (comma < 0 || !(reachesNoun || legendary >= 0)) return null;
  const name = nodeOf(cursor.source, cursor.at, comma - 1);
  cursor.at = comma + 1;
  return { name, at: cursor.at };
}

/** The most words from ", a" to a card type: ", a Book Equipment artifact token". */
const MAX_BEFORE_TYPE = 4;

/** Whether subtypes and then a card type follow. */
function leadsToType(comma: Cursor): boolean {
  const types = typeWords[comma.source.dialect];
  for (let i = 2; i < 2 + MAX_BEFORE_TYPE; i++) {
    const { lower, capital } = comma.ahead(i);
    if (types.has(lower)) return i > 2;
    if (!capital) return false;
  }
  return false;
}

/** ", a tapped legendary", ", a tapped and attacking legendary". */
function leadsToLegendary(comma: Cursor): boolean {
  for (let i = 2; i <= 5; i++)
    if (comma.ahead(i).lower === 'legendary')
      return i === 2 || ['tapped', 'attacking'].includes(comma.ahead(i - 1).lower);
  return false;
}
