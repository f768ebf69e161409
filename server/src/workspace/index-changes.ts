import { type FileIndex, keysOf, type Maker, type SetToken } from '../analysis/set-index.js';
import { keyOf } from '../analysis/token-key.js';
import type { TokenLink } from '../analysis/token-links.js';

/**
 * The keys (see `keyOf`) of which two states of a file tell their set different things: tokens it defines, makes or
 * has links to, names of its cards, subtypes, symbols and keywords of its own. That something only stands elsewhere in the
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
  counted(before?.cardNames ?? new Map(), after?.cardNames ?? new Map(), changed);
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

/** Adds the keys of names that one of the states has more often. */
function counted(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, changed: Set<string>): void {
  for (const [name, count] of before) if (after.get(name) !== count) changed.add(keyOf(name));
  for (const name of after.keys()) if (!before.has(name)) changed.add(keyOf(name));
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
    for (const key of keysOf(token)) {
      const list = lists.get(key);
      if (list) list.push(token);
      else lists.set(key, [token]);
    }
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
