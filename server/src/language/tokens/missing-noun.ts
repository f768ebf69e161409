import type { PhrasePart } from './ast.js';
import type { Cursor } from './cursor.js';

/** Steps back over the unknown words at the end of some parts. */
export function dropUnknownTail(cursor: Cursor, parts: PhrasePart[]): void {
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
export function isClearlyAToken(cursor: Cursor, parts: readonly PhrasePart[]): boolean {
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
