import type { Part } from './ast.js';
import { readColors, state } from './before-noun.js';
import type { Cursor } from './cursor.js';
import { readName } from './name.js';
import { afterClosedSentence, type PhraseUse, readNounPhrase } from './noun-phrase.js';
import { nodeOf } from './source.js';
import { readWith } from './with-list.js';

/** Reads what follows the noun, in whatever order it stands, until a word belongs to something else. */
export function readAfterNoun(cursor: Cursor): Part[] {
  const parts: Part[] = [];
  while (!cursor.done && !afterClosedSentence(cursor)) {
    const part = readPost(cursor);
    if (!part) break;
    parts.push(part);
  }
  return parts;
}

function readPost(cursor: Cursor): Part | null {
  return (
    readNamed(cursor) ??
    readWith(cursor) ??
    readRelative(cursor) ??
    readTokenCopy(cursor) ??
    readChosen(cursor) ??
    readTrailing(cursor, ['attached', 'to'], 'attached', (span, node) => ({ kind: 'attached', span, to: node })) ??
    readTrailing(cursor, ['for', 'each'], 'for each', (span, node) => ({ kind: 'for each', span, what: node })) ??
    readTrailing(cursor, ['equal', 'to'], 'equal to', (span, node) => ({ kind: 'equal to', span, what: node })) ??
    readWhere(cursor) ??
    readExcept(cursor) ??
    readRounded(cursor) ??
    readState(cursor) ??
    readPlace(cursor) ??
    readInstead(cursor)
  );
}

type Build = (span: Part['span'], node: { readonly span: Part['span']; readonly text: string }) => Part;

/** Fixed words and the noun phrase they govern. */
function readTrailing(cursor: Cursor, words: readonly string[], use: PhraseUse, build: Build): Part | null {
  const first = cursor.at;
  if (!cursor.take(...words)) return null;
  const node = readNounPhrase(cursor, use);
  if (node) return build(cursor.nodeFrom(first).span, node);
  cursor.at = first;
  return null;
}

function readNamed(cursor: Cursor): Part | null {
  const first = cursor.at;
  if (cursor.sees(',', 'named')) cursor.skip();
  if (!cursor.take('named')) return null;
  const name = readName(cursor);
  if (name) return { kind: 'name', span: cursor.nodeFrom(first).span, name, form: 'named' };
  cursor.at = first;
  return null;
}

/** `that's …`, `that are …`, and a second clause after *and*. */
function readRelative(cursor: Cursor): Part | null {
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
  const part = readWith(cursor) ?? readState(cursor);
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
  const own = readState(cursor);
  if (own) return { ...own, span: cursor.nodeFrom(first).span };
  const chosen = readChosen(cursor);
  if (chosen) return { ...chosen, span: cursor.nodeFrom(first).span };
  const other = readNounPhrase(cursor, 'attacked');
  return other && { kind: 'unknown', ...cursor.nodeFrom(first) };
}

/** `token copy of it`: the short form of reminder text. */
function readTokenCopy(cursor: Cursor): Part | null {
  const first = cursor.at;
  if (cursor.take('copy', 'of') || cursor.take('copies', 'of')) {
    const of = readNounPhrase(cursor, 'copy');
    if (of) return { kind: 'copy', span: cursor.nodeFrom(first).span, of, form: 'token copy' };
  }
  cursor.at = first;
  return null;
}

/** `of the chosen color and type`, `of the creature type of your choice`: settled in play. */
function readChosen(cursor: Cursor): Part | null {
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

function readWhere(cursor: Cursor): Part | null {
  const first = cursor.at;
  cursor.take(',');
  if (cursor.take('where')) {
    const what = readNounPhrase(cursor, 'where');
    if (what) return { kind: 'where', span: cursor.nodeFrom(first).span, what };
  }
  cursor.at = first;
  // "… at the beginning of your next upkeep, where X is …": when it happens stands between, and is no part of the token.
  const delayed = cursor.fork();
  if (delayed.sees('at', 'the', 'beginning', 'of')) {
    delayed.skip(4);
    while (!delayed.done && delayed.word.kind === 'word') delayed.skip();
    if (delayed.sees(',', 'where')) {
      const span = { start: cursor.word.start, end: cursor.source.words[delayed.at - 1]!.end };
      cursor.at = delayed.at;
      return { kind: 'unknown', span, text: cursor.source.text.slice(span.start, span.end) };
    }
  }
  return null;
}

function readExcept(cursor: Cursor): Part | null {
  const first = cursor.at;
  const comma = cursor.take(',');
  if (cursor.take('except')) {
    const exception = readNounPhrase(cursor, 'except');
    if (exception) return { kind: 'except', span: cursor.nodeFrom(first).span, exception, comma };
  }
  cursor.at = first;
  return null;
}

function readRounded(cursor: Cursor): Part | null {
  const first = cursor.at;
  cursor.take(',');
  if (cursor.take('rounded')) {
    const direction = cursor.take('up') ? 'up' : cursor.take('down') ? 'down' : null;
    if (direction) return { kind: 'rounded', span: cursor.nodeFrom(first).span, direction };
  }
  cursor.at = first;
  return null;
}

/** `tapped`, `tapped and attacking that player`, `attacking`, `blocking that creature`; Riftbound: `exhausted`, `ready`. */
function readState(cursor: Cursor): Part | null {
  const first = cursor.at;
  const tapped = cursor.take('tapped');
  const joined = tapped && (cursor.sees('and', 'attacking') || cursor.sees('and', 'blocking'));
  if (joined) cursor.skip();
  const attacking = (!tapped || joined) && cursor.take('attacking');
  const blocking = !attacking && (!tapped || joined) && cursor.take('blocking');
  if (tapped || attacking || blocking) {
    const target = attacking || blocking ? readTarget(cursor) : null;
    return { ...state(cursor, first, { tapped, attacking, blocking }), target };
  }
  if (cursor.source.dialect !== 'riftbound') return null;
  if (cursor.take('exhausted')) return state(cursor, first, { ready: false });
  if (cursor.take('ready')) return state(cursor, first, { ready: true });
  return null;
}

const targetStarts = new Set([
  'that',
  'it',
  'the',
  'target',
  'a',
  'an',
  'this',
  'each',
  'defending',
  'one',
  'another',
  'any',
  'your',
  'different',
]);

/** Whom or what the token attacks or blocks, where the text says so. */
function readTarget(cursor: Cursor): string | null {
  if (!targetStarts.has(cursor.lower) && !cursor.word.capital) return null;
  return readNounPhrase(cursor, 'attacked')?.text ?? null;
}

const places: readonly (readonly string[])[] = [
  ['onto', 'the', 'battlefield'],
  ['into', 'play'],
  ['to', 'your', 'base'],
  ['into', 'your', 'base'],
  ['in', 'your', 'base'],
  ['at', 'your', 'base'],
  ['to', 'the', 'board'],
  ['here'],
  ['there'],
];

/** Where the token arrives, and under whose control: old wordings, and Riftbound's places. */
function readPlace(cursor: Cursor): Part | null {
  const first = cursor.at;
  if (cursor.lower === 'under') {
    const owner = cursor.ahead(1).lower;
    if (cursor.ahead(2).lower === 'control' && owner !== '') {
      cursor.skip(3);
      return { kind: 'control', span: cursor.nodeFrom(first).span };
    }
    if (cursor.ahead(3).lower === 'control') {
      cursor.skip(4);
      return { kind: 'control', span: cursor.nodeFrom(first).span };
    }
    return null;
  }
  for (const words of places) {
    if (!cursor.take(...words)) continue;
    const place = words.length === 1 ? words[0]! : words.slice(1).join(' ');
    return { kind: 'place', span: nodeOf(cursor.source, first, cursor.at - 1).span, place };
  }
  return null;
}

function readInstead(cursor: Cursor): Part | null {
  const first = cursor.at;
  return cursor.take('instead') ? { kind: 'instead', span: cursor.nodeFrom(first).span } : null;
}
