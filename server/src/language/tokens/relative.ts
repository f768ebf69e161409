import { wordSet } from '../../util/word-set.js';
import type { PhrasePart } from './ast.js';
import { readColors } from './colors.js';
import type { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';
import { readStateAfter } from './state-after.js';
import { readUnquoted } from './unquoted.js';
import { readAbilities, readWith } from './with-list.js';

/** Reads `that's …`, `that are …`, and a second clause after *and*. */
export function readRelative(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (cursor.lower === 'and' || (cursor.lower === ',' && cursor.ahead(1).lower === "that's")) cursor.skip();
  if (cursor.take('that', 'enters') || cursor.take('that', 'enter') || cursor.take('which', 'enter')) {
    const entering = readEntering(cursor, first);
    if (!entering) cursor.at = first;
    return entering;
  }
  const own = readOwnSentence(cursor, first) ?? readOwnCost(cursor, first);
  if (own) return own;
  const isClause =
    cursor.take("that's") ||
    cursor.take('thats') ||
    cursor.take('that', 'are') ||
    cursor.take('that', 'is') ||
    cursor.take("that're");
  const part = isClause ? readRelativeBody(cursor, first) : null;
  if (!part) cursor.at = first;
  return part;
}

/** `that can't block`, `that have flying`: abilities of the token without quotation marks. */
function readOwnSentence(cursor: Cursor, first: number): PhrasePart | null {
  const ahead = cursor.fork();
  if (!ahead.take('that') && !ahead.take('which') && !ahead.take('who')) return null;
  const unquoted = readUnquoted(ahead);
  const abilities = unquoted ? [unquoted] : ahead.take('has') || ahead.take('have') ? readAbilities(ahead) : [];
  if (abilities.length === 0) return null;
  cursor.at = ahead.at;
  return { kind: 'abilities', span: cursor.nodeFrom(first).span, abilities };
}

/** `that costs {1}{U}`: ignored, as it is not a characteristic of a token, but more about the token may follow. */
function readOwnCost(cursor: Cursor, first: number): PhrasePart | null {
  if (!cursor.take('that', 'costs') && !cursor.take('that', 'cost')) return null;
  const at = cursor.at;
  while (cursor.word.kind === 'symbol') cursor.skip();
  if (cursor.at > at) return { kind: 'unknown', ...cursor.nodeFrom(first) };
  cursor.at = first;
  return null;
}

/** `that enters with two +1/+1 counters on it`, `that enters tapped`. */
function readEntering(cursor: Cursor, first: number): PhrasePart | null {
  cursor.take('the', 'battlefield');
  const part = readWith(cursor) ?? readStateAfter(cursor);
  return part && { ...part, span: cursor.nodeFrom(first).span };
}

function readRelativeBody(cursor: Cursor, first: number): PhrasePart | null {
  if (cursor.sees('each', 'copies')) cursor.skip();
  if (cursor.take('a', 'copy', 'of') || cursor.take('copies', 'of') || cursor.take('copy', 'of')) {
    const of = readNounPhrase(cursor, 'copy');
    return of && { kind: 'copy', span: cursor.nodeFrom(first).span, of, form: 'that is' };
  }
  if (cursor.take('every', 'basic', 'land', 'type'))
    return { kind: 'every land type', span: cursor.nodeFrom(first).span };
  const colors = readColors(cursor, true);
  if (colors) return { ...colors, span: cursor.nodeFrom(first).span };
  const own = readStateAfter(cursor);
  if (own) return { ...own, span: cursor.nodeFrom(first).span };
  const chosen = readChosen(cursor);
  if (chosen) return { ...chosen, span: cursor.nodeFrom(first).span };
  const other = readNounPhrase(cursor, 'attacked');
  return other && { kind: 'unknown', ...cursor.nodeFrom(first) };
}

/** `token copy of it`: the short form in reminder text. */
export function readTokenCopy(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (cursor.take('copy', 'of') || cursor.take('copies', 'of')) {
    const of = readNounPhrase(cursor, 'copy');
    if (of) return { kind: 'copy', span: cursor.nodeFrom(first).span, of, form: 'token copy' };
  }
  cursor.at = first;
  return null;
}

/** Words that begin the copied object in "token of …"; "of the chosen type" and "of that color" are different. */
const copied = wordSet('target it them each this another enchanted equipped');

/** `a token of it`, `a token of Angry Mob`: a copy in short form. */
export function readTokenOf(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (cursor.lower !== 'of') return null;
  const next = cursor.ahead(1);
  const second = cursor.ahead(2).lower;
  const isObject = next.lower === 'that' && !['color', 'colors', 'type', 'types', 'creature', 'name'].includes(second);
  if (!next.capital && !copied.has(next.lower) && !isObject) return null;
  cursor.skip();
  const of = readNounPhrase(cursor, 'copy');
  if (of) return { kind: 'copy', span: cursor.nodeFrom(first).span, of, form: 'token of' };
  cursor.at = first;
  return null;
}

/**
 * `named after the chosen card`, `with that name`, `with the same name as it`: the name is determined during play.
 * Reads to the end of the noun phrase.
 */
export function readNameInPlay(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  const ahead = cursor.fork();
  ahead.take(',');
  if (ahead.take('named')) {
    if (ahead.word.kind !== 'word' || ahead.word.capital) return null;
  } else {
    if (!ahead.take('with') && !ahead.take('whose') && !ahead.take('of')) return null;
    if (!leadsToName(ahead)) return null;
  }
  if (!readNounPhrase(ahead, 'attacked')) return null;
  cursor.at = ahead.at;
  return { kind: 'chosen', span: cursor.nodeFrom(first).span, what: ['name'] };
}

/** The most words before *name*: "that card's", "the same", "one of the chosen". */
const MAX_BEFORE_NAME = 5;
const pointers = wordSet('that the a any one its this those name names');

function leadsToName(cursor: Cursor): boolean {
  if (!pointers.has(cursor.lower)) return false;
  for (let i = 0; i < MAX_BEFORE_NAME; i++) {
    const { kind, lower } = cursor.ahead(i);
    if (lower === 'name' || lower === 'names') return true;
    if (kind !== 'word' || lower === 'and') return false;
  }
  return false;
}

/** `of the chosen color and type`, `of the creature type of your choice`: determined during play. */
export function readChosen(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (!cursor.take('of')) return null;
  const chosen = cursor.take('the', 'chosen') || cursor.take('that') || cursor.take('any') || cursor.take('the');
  const what: string[] = [];
  while (chosen && !cursor.done) {
    if (cursor.take('color') || cursor.take('colors')) what.push('color');
    else if (cursor.take('creature', 'type') || cursor.take('type') || cursor.take('types')) what.push('creature type');
    else if (cursor.take('name')) what.push('name');
    else if (!(what.length > 0 && (cursor.take('and') || cursor.take('of', 'your', 'choice') || cursor.take(','))))
      break;
  }
  if (what.length > 0) return { kind: 'chosen', span: cursor.nodeFrom(first).span, what };
  cursor.at = first;
  return null;
}
