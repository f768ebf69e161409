import { compactList } from '../../util/compact.js';
import { colorLetters, countOf, neverBeforeNoun, supertypeWords, typeWords } from '../lexicon.js';
import { readAfterNoun } from './after-noun.js';
import type { Item, PhrasePart } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import type { Cursor } from './cursor.js';
import { readAppositive } from './name.js';
import { nodeOf } from './source.js';

/** Reads one token noun phrase; null, without advancing, if there is none. */
export function readItem(cursor: Cursor, options: { readonly nounMayBeMissing: boolean }): Item | null {
  const first = cursor.at;
  const item = readBackReference(cursor) ?? readDescription(cursor, options.nounMayBeMissing);
  if (!item) cursor.at = first;
  return item;
}

/** Names that share a noun, and whether one of them is chosen. */
export interface NameList {
  readonly items: readonly Item[];
  readonly choice: boolean;
}

/** `a Clue, Food, or Treasure token`: several names before one noun, a separate item each. */
export function readNameList(cursor: Cursor): NameList | null {
  const ahead = cursor.fork();
  let hasArticle = countOf(ahead.lower) !== null;
  if (hasArticle) ahead.skip();
  const names: PhrasePart[] = [];
  let choice = false;
  for (;;) {
    const at = ahead.at;
    if (isNoun(ahead) || !(ahead.word.capital || (hasArticle && isPlainWord(ahead)))) return null;
    if (ahead.word.capital) while (ahead.word.capital && !isNoun(ahead)) ahead.skip();
    else ahead.skip();
    const node = nodeOf(ahead.source, at, ahead.at - 1);
    names.push({ kind: 'subtype', span: node.span, word: node.text });
    if (isNoun(ahead)) break;
    const comma = ahead.take(',');
    const isOr = ahead.take('or');
    const isJoined = isOr || ahead.take('and');
    if (!comma && !isJoined) return null;
    choice ||= isOr;
    // "a food and a clue token": each has an article.
    hasArticle = isJoined && (ahead.lower === 'a' || ahead.lower === 'an');
    if (hasArticle) ahead.skip();
  }
  if (names.length < 2) return null;
  const { start, end, text, lower } = ahead.word;
  const noun: PhrasePart = { kind: 'noun', span: { start, end }, word: text, plural: lower === 'tokens' };
  ahead.skip();
  cursor.at = ahead.at;
  return { choice, items: names.map((name) => ({ kind: 'named', span: name.span, parts: [name, noun] })) };
}

/** Whether a lowercase word may be a name rather than a characteristic: "a tapped and attacking token" has no name. */
function isPlainWord({ word: { kind, lower }, source: { dialect } }: Cursor): boolean {
  if (kind !== 'word' || neverBeforeNoun.has(lower) || supertypeWords.has(lower) || typeWords[dialect].has(lower))
    return false;
  return !colorLetters.has(lower) && !['tapped', 'attacking', 'untapped', 'colorless'].includes(lower);
}

function isNoun({ lower }: Cursor): boolean {
  return lower === 'token' || lower === 'tokens';
}

/** `one of those tokens`, `that token`, `one of each`: tokens mentioned before. */
function readBackReference(cursor: Cursor): Item | null {
  const first = cursor.at;
  const reference = (words: string): Item => {
    const { span } = cursor.nodeFrom(first);
    const count: PhrasePart = { kind: 'count', span, text: words, count: { kind: 'reference', words } };
    const parts = [count, ...readAfterNoun(cursor)];
    return { kind: 'back-reference', span: cursor.nodeFrom(first).span, parts };
  };
  if (cursor.take('one', 'of', 'each')) return reference('one of each');
  if (cursor.take('that', 'many', 'plus') && readNounOf(cursor)) return reference('that many plus');
  cursor.at = first;
  const plain = cursor.fork();
  if (plain.take('that') || plain.take('those') || plain.take('the')) {
    const words = cursor.lower;
    plain.take('same');
    if (
      (plain.take('token') || plain.take('tokens')) &&
      plain.lower !== "that's" &&
      plain.lower !== 'copy' &&
      plain.lower !== 'copies' &&
      !plain.sees('that', 'are')
    ) {
      cursor.at = plain.at;
      return reference(words);
    }
  }
  // "two of those tokens", "twice that many of those tokens", "X of them".
  const counted = cursor.fork();
  for (let i = 0; i < 4 && !counted.done && counted.word.kind === 'word'; i++) {
    if (counted.lower === 'of') {
      const words = cursor.source.text.slice(cursor.word.start, cursor.source.words[counted.at - 1]!.end);
      if (i > 0 && readNounOf(counted)) {
        cursor.at = counted.at;
        return reference(words.toLowerCase());
      }
      return null;
    }
    counted.skip();
  }
  return null;
}

function readNounOf(cursor: Cursor): boolean {
  cursor.take('of');
  if (cursor.take('them')) return true;
  const pointed = cursor.take('those') || cursor.take('these') || cursor.take('that');
  return pointed && (cursor.take('tokens') || cursor.take('token'));
}

function readDescription(cursor: Cursor, nounMayBeMissing: boolean): Item | null {
  const first = cursor.at;
  const appositive = readAppositive(cursor);
  const parts: PhrasePart[] = [];
  if (appositive) {
    const { name } = appositive;
    parts.push({
      kind: 'name',
      span: { start: name.span.start, end: cursor.source.words[cursor.at - 1]!.end },
      name,
      form: 'appositive',
    });
  }
  const before = readBeforeNoun(cursor);
  if (!before.reachedNoun) {
    if (!nounMayBeMissing) return null;
    dropUnknownTail(cursor, before.parts);
    if (!isClearlyAToken(cursor, before.parts)) return null;
  }
  const after = readAfterNoun(cursor);
  parts.push(...(appositive ? before.parts : namedBefore(before.parts, after)), ...after);
  const kind = kindOf(parts);
  return kind && { kind, span: cursor.nodeFrom(first).span, parts: compactList(parts) };
}

/** "a Grub token that's a 1/1 green Insect creature": of two lists of capitalized words, the first is the name. */
function namedBefore(before: PhrasePart[], after: readonly PhrasePart[]): PhrasePart[] {
  const words = before.filter((part) => part.kind === 'subtype');
  const isDescribed = after.some(({ kind }) => kind === 'subtype') && after.some(({ kind }) => kind === 'type');
  const isBare = before.every(
    ({ kind }) => kind === 'subtype' || kind === 'count' || kind === 'state' || kind === 'noun',
  );
  if (words.length === 0 || !isDescribed || !isBare) return before;
  const span = { start: words[0]!.span.start, end: words.at(-1)!.span.end };
  const name = { span, text: words.map(({ word }) => word).join(' ') };
  const rest = before.filter(({ kind }) => kind !== 'subtype');
  const at = rest.findIndex(({ kind }) => kind === 'noun');
  return [...rest.slice(0, at), { kind: 'name', span, name, form: 'named' }, ...rest.slice(at)];
}

function kindOf(parts: readonly PhrasePart[]): Item['kind'] | null {
  const has = (kind: PhrasePart['kind']) => parts.some((part) => part.kind === kind);
  if (has('copy')) return 'copy';
  if (has('type') || has('pt') || has('colors') || has('might') || has('double-faced')) return 'described';
  if (has('name') && !has('subtype')) return 'described';
  if (has('subtype') || has('unknown')) return 'named';
  return 'described';
}

function dropUnknownTail(cursor: Cursor, parts: PhrasePart[]): void {
  while (parts.at(-1)?.kind === 'unknown') {
    const start = parts.pop()!.span.start;
    while (cursor.source.words[cursor.at - 1]!.start >= start) cursor.at--;
  }
}

const namesEndBefore = new Set([
  ...['', '.', ',', ';', 'and', 'or', 'for', 'instead', 'if', 'unless', 'then', 'equal', 'attached', 'where', "that's"],
]);

/** Counts that refer to something mentioned before. */
const pointing = new Set(['that', 'those', 'both', 'the']);

/**
 * Whether words without *token* can only mean one: a P/T with a color or subtype ("a 1/1 red Goblin with haste"), or
 * capitalized words at the end ("a Treasure."). The caller checks whether there is such a token.
 */
function isClearlyAToken(cursor: Cursor, parts: readonly PhrasePart[]): boolean {
  const has = (kind: PhrasePart['kind']) => parts.some((part) => part.kind === kind);
  const counted = parts.some((part) => part.kind === 'count' && !pointing.has(part.text.toLowerCase()));
  // "a that's a copy of it": the words are unambiguous.
  if (counted && parts.every(({ kind }) => kind === 'count' || kind === 'state'))
    return cursor.sees("that's", 'a', 'copy', 'of') || cursor.sees('that', 'are', 'copies', 'of');
  if (!counted || has('unknown')) return false;
  if (has('pt')) return has('colors') || has('subtype') || has('type');
  if (has('colors') && has('type')) return true;
  const onlyNames = parts.every((part) => part.kind === 'count' || part.kind === 'subtype' || part.kind === 'state');
  const { word } = cursor;
  return (
    has('subtype') &&
    onlyNames &&
    (namesEndBefore.has(word.lower) || word.kind === 'open' || word.kind === 'line' || word.kind.startsWith('close'))
  );
}
