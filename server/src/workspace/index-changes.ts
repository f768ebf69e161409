import type { FileIndex, Maker, SetToken } from '../analysis/file-index.js';
import { keysOf } from '../analysis/set-index.js';
import { keyOf } from '../analysis/token-key.js';
import type { TokenLink } from '../analysis/token-links.js';
import { push } from '../text/multimap.js';

/**
 * The keys (see `keyOf`) of which two states of a file tell their set different things, names of cards apart: tokens it
 * defines, makes or has links to, subtypes, symbols and keywords of its own. That something only stands elsewhere in the
 * file is no difference.
 */
export function changedKeys(before: FileIndex | undefined, after: FileIndex | undefined): Set<string> {
  const changed = new Set<string>();
  differing(byKey(before?.tokens ?? []), byKey(after?.tokens ?? []), sameToken, changed);
  differing(before?.makers ?? new Map(), after?.makers ?? new Map(), sameMaker, changed);
  differing(before?.links ?? new Map(), after?.links ?? new Map(), sameLink, changed);
  differing(before?.given ?? new Map(), after?.given ?? new Map(), Object.is, changed);
  comeOrGone(before?.subtypes, after?.subtypes, changed);
  comeOrGone(before?.faceNames, after?.faceNames, changed);
  const words = new Set<string>();
  differing(before?.symbols ?? new Map(), after?.symbols ?? new Map(), Object.is, words);
  differing(before?.explained ?? new Map(), after?.explained ?? new Map(), Object.is, words);
  for (const word of words) changed.add(keyOf(word));
  return changed;
}

/** Adds the keys of names that only one of the states has. */
function comeOrGone(
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
  changed: Set<string>,
): void {
  for (const name of before ?? []) if (!after?.has(name)) changed.add(keyOf(name));
  for (const name of after ?? []) if (!before?.has(name)) changed.add(keyOf(name));
}

/** The names of cards, in lower case, that one of the states has more often. */
export function changedCardNames(before: FileIndex | undefined, after: FileIndex | undefined): string[] {
  const [had, has] = [before?.cardNames ?? new Map<string, number>(), after?.cardNames ?? new Map<string, number>()];
  const changed = [...had].flatMap(([name, count]) => (has.get(name) === count ? [] : [name]));
  for (const name of has.keys()) if (!had.has(name)) changed.push(name);
  return changed;
}

type Lists<T> = ReadonlyMap<string, readonly T[]>;

function differing<T>(before: Lists<T>, after: Lists<T>, same: (a: T, b: T) => boolean, changed: Set<string>): void {
  for (const [key, list] of before) {
    const now = after.get(key);
    if (now?.length !== list.length || list.some((item, at) => !same(item, now[at]!))) changed.add(key);
  }
  for (const key of after.keys()) if (!before.has(key)) changed.add(key);
}

function byKey(tokens: readonly SetToken[]): Lists<SetToken> {
  const lists = new Map<string, SetToken[]>();
  for (const token of tokens) {
    for (const key of keysOf(token)) push(lists, key, token);
  }
  return lists;
}

function sameToken(a: SetToken, b: SetToken): boolean {
  return a.by === b.by && a.name === b.name && same(a.characteristics, b.characteristics);
}

function sameLink(a: TokenLink, b: TokenLink): boolean {
  return a.token === b.token && a.card === b.card;
}

function sameMaker(a: Maker, b: Maker): boolean {
  if (a.card !== b.card) return false;
  return (
    a.token === b.token || (a.token.origin === b.token.origin && same(a.token.characteristics, b.token.characteristics))
  );
}

/** What a card says of its tokens is one object as long as the card is the same. */
function same(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
