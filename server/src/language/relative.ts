import type { Part } from './ast.js';
import { readColors } from './colors.js';
import type { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';
import { readStateAfter } from './state-after.js';
import { readWith } from './with-list.js';

/** `that's …`, `that are …`, and a second clause after *and*. */
export function readRelative(cursor: Cursor): Part | null {
  const first = cursor.at;
  if (cursor.lower === 'and' || (cursor.lower === ',' && cursor.ahead(1).lower === "that's")) cursor.skip();
  if (cursor.take('that', 'enters') || cursor.take('that', 'enter')) {
    const entering = readEntering(cursor, first);
    if (!entering) cursor.at = first;
    return entering;
  }
  const said =
    cursor.take("that's") || cursor.take('that', 'are') || cursor.take('that', 'is') || cursor.take("that're");
  const part = said ? readRelativeBody(cursor, first) : null;
  if (!part) cursor.at = first;
  return part;
}

/** `that enters with two +1/+1 counters on it`, `that enters tapped`. */
function readEntering(cursor: Cursor, first: number): Part | null {
  cursor.take('the', 'battlefield');
  const part = readWith(cursor) ?? readStateAfter(cursor);
  return part && { ...part, span: cursor.nodeFrom(first).span };
}

function readRelativeBody(cursor: Cursor, first: number): Part | null {
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

/** `token copy of it`: the short form of reminder text. */
export function readTokenCopy(cursor: Cursor): Part | null {
  const first = cursor.at;
  if (cursor.take('copy', 'of') || cursor.take('copies', 'of')) {
    const of = readNounPhrase(cursor, 'copy');
    if (of) return { kind: 'copy', span: cursor.nodeFrom(first).span, of, form: 'token copy' };
  }
  cursor.at = first;
  return null;
}

/** `of the chosen color and type`, `of the creature type of your choice`: settled in play. */
export function readChosen(cursor: Cursor): Part | null {
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
