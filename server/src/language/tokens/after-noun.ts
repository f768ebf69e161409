import { wordSet } from '../../util/word-set.js';
import type { PhrasePart } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import { Cursor } from './cursor.js';
import { readException } from './exception.js';
import { readName } from './name.js';
import { afterClosedSentence, type PhraseUse, readNounPhrase } from './noun-phrase.js';
import { readPlace } from './place.js';
import { readChosen, readNameInPlay, readRelative, readTokenCopy, readTokenOf } from './relative.js';
import { nodeOf } from './source.js';
import { readStateAfter } from './state-after.js';
import { readWith } from './with-list.js';

/** Reads what follows the noun, in any order, up to a word that belongs to something else. */
export function readAfterNoun(cursor: Cursor): PhrasePart[] {
  const parts: PhrasePart[] = [];
  while (!cursor.done && !afterClosedSentence(cursor)) {
    const described = readDescribedAfter(cursor);
    const part = described ? null : readPost(cursor);
    if (!described && !part) break;
    parts.push(...(described ?? [part!]));
  }
  return parts;
}

/** `a token that's a 3/3 green Beast`, `a Grub token, it's a 1/1 green Insect`: a description after the noun. */
function readDescribedAfter(cursor: Cursor): PhrasePart[] | null {
  const ahead = cursor.fork();
  const isClause =
    ahead.take("that's") ||
    ahead.take('that', 'are') ||
    ahead.take('that', 'is') ||
    ahead.take(',', "it's") ||
    ahead.take(',', "they're");
  if (!isClause || ahead.lower === 'each' || ahead.ahead(1).lower === 'copy') return null;
  if (ahead.lower === 'a' || ahead.lower === 'an') ahead.skip();
  const { parts } = readBeforeNoun(ahead, true);
  const isDescription = parts.some(({ kind }) => kind === 'pt' || kind === 'type');
  if (!isDescription || parts.some(({ kind }) => kind === 'unknown' || kind === 'count')) return null;
  cursor.at = ahead.at;
  // "an Orb token, it's a 0/1 black Eye creature token": the noun is repeated.
  return parts.filter(({ kind }) => kind !== 'noun');
}

function readPost(cursor: Cursor): PhrasePart | null {
  return (
    readCardWord(cursor) ??
    readNamed(cursor) ??
    readNameInPlay(cursor) ??
    readRandomPt(cursor) ??
    readWith(cursor) ??
    readRelative(cursor) ??
    readTokenCopy(cursor) ??
    readChosen(cursor) ??
    readTokenOf(cursor) ??
    readTrailing(cursor, ['attached', 'to'], 'attached', (span, node) => ({ kind: 'attached', span, to: node })) ??
    readTrailing(cursor, ['enchanting'], 'attached', (span, node) => ({ kind: 'attached', span, to: node })) ??
    readTrailing(cursor, ['for', 'each'], 'for each', (span, node) => ({ kind: 'for each', span, what: node })) ??
    readTrailing(cursor, ['equal', 'to'], 'equal to', (span, node) => ({ kind: 'equal to', span, what: node })) ??
    readWhere(cursor) ??
    readExcept(cursor) ??
    readWithout(cursor) ??
    readRounded(cursor) ??
    readStateAfter(cursor) ??
    readPlace(cursor) ??
    readInstead(cursor)
  );
}

const afterCard = wordSet("that's that named copy of");

/** "a token card that's a copy of it": *card* is redundant if more about the token follows. */
function readCardWord(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  const isCard = cursor.lower === 'card' || cursor.lower === 'cards';
  if (!isCard || cursor.source.words[first - 1]?.lower.startsWith('token') !== true) return null;
  if (!afterCard.has(cursor.ahead(1).lower)) return null;
  cursor.skip();
  return { kind: 'unknown', ...cursor.nodeFrom(first) };
}

type Build = (
  span: PhrasePart['span'],
  node: { readonly span: PhrasePart['span']; readonly text: string },
) => PhrasePart;

/** Reads fixed words and the noun phrase after them. */
function readTrailing(cursor: Cursor, words: readonly string[], use: PhraseUse, build: Build): PhrasePart | null {
  const first = cursor.at;
  if (!cursor.takeAll(words)) return null;
  const node = readNounPhrase(cursor, use);
  if (node) return build(cursor.nodeFrom(first).span, node);
  cursor.at = first;
  return null;
}

function readNamed(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (cursor.sees(',', 'named')) cursor.skip();
  if (!cursor.take('named')) return null;
  const name = readName(cursor);
  if (name) return { kind: 'name', span: cursor.nodeFrom(first).span, name, form: 'named' };
  cursor.at = first;
  return null;
}

function readWhere(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  cursor.take(',');
  if (cursor.take('where')) {
    const what = readNounPhrase(cursor, 'where');
    if (what) return { kind: 'where', span: cursor.nodeFrom(first).span, what };
  }
  cursor.at = first;
  // "… at the beginning of your next upkeep, where X is …": the time in between is not part of the token.
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

/** Words after *but* in an exception: "a copy of it, but it's a 1/1". */
const subjectsOfBut = wordSet("it's it they're they its has with");

function readExcept(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  const comma = cursor.take(',');
  if (cursor.take('except') || (subjectsOfBut.has(cursor.ahead(1).lower) && cursor.take('but'))) {
    const at = cursor.at;
    const exception = readNounPhrase(cursor, 'except');
    if (exception) {
      const changes = readException(new Cursor(cursor.source, at, cursor.at));
      return { kind: 'except', span: cursor.nodeFrom(first).span, exception, comma, changes };
    }
  }
  cursor.at = first;
  return null;
}

/** `without defender`: what a copy lacks is an exception, too. */
function readWithout(cursor: Cursor): PhrasePart | null {
  if (cursor.lower !== 'without') return null;
  const exception = readNounPhrase(cursor, 'except');
  const changes = { parts: [], adds: { types: false, colors: false } };
  return exception && { kind: 'except', span: exception.span, exception, comma: true, changes };
}

/**
 * `with a random power and toughness, each no less than 1`: represented as `?/?`. The limits extend to the next clause
 * about the token.
 */
function readRandomPt(cursor: Cursor): PhrasePart | null {
  const ahead = cursor.fork();
  if (!ahead.take('with')) return null;
  if (ahead.lower === 'a') ahead.skip();
  if (!ahead.take('random', 'power', 'and', 'toughness')) return null;
  const { span } = nodeOf(cursor.source, cursor.at, ahead.at - 1);
  if (ahead.sees(',', 'each')) {
    ahead.skip(2);
    while (!ahead.done && !endsLimits(ahead)) ahead.skip();
  }
  cursor.at = ahead.at;
  return { kind: 'pt', span, text: '?/?' };
}

function endsLimits({ lower, word }: Cursor): boolean {
  return lower === '.' || lower === 'that' || lower === 'with' || word.kind === 'line';
}

function readRounded(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  cursor.take(',');
  if (cursor.take('rounded')) {
    const direction = cursor.take('up') ? 'up' : cursor.take('down') ? 'down' : null;
    if (direction) return { kind: 'rounded', span: cursor.nodeFrom(first).span, direction };
  }
  cursor.at = first;
  return null;
}

function readInstead(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  return cursor.ahead(1).lower !== 'of' && cursor.take('instead')
    ? { kind: 'instead', span: cursor.nodeFrom(first).span }
    : null;
}
