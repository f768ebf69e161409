import { type FileIndex, keysOf, type Maker, type SetToken } from '../analysis/set-index.js';
import { keyOf } from '../analysis/token-key.js';
import type { TokenLink } from '../analysis/token-links.js';

/**
 * The keys (see `keyOf`) of which two states of a file tell their set different things: tokens it defines, makes or
 * has links to, names of its cards, subtypes. That something only stands elsewhere in the file is no difference.
 */
export function changedKeys(before: FileIndex | undefined, after: FileIndex | undefined): Set<string> {
  const changed = new Set<string>();
  differing(byKey(before?.tokens ?? []), byKey(after?.tokens ?? []), sameToken, changed);
  differing(before?.makers ?? new Map(), after?.makers ?? new Map(), sameMaker, changed);
  differing(before?.links ?? new Map(), after?.links ?? new Map(), sameLink, changed);
  differing(before?.given ?? new Map(), after?.given ?? new Map(), Object.is, changed);
  for (const names of ['cardNames', 'subtypes'] as const) {
    for (const name of before?.[names] ?? []) if (!after?.[names].has(name)) changed.add(keyOf(name));
    for (const name of after?.[names] ?? []) if (!before?.[names].has(name)) changed.add(keyOf(name));
  }
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
  return (
    a.token === b.token || (a.token.origin === b.token.origin && same(a.token.characteristics, b.token.characteristics))
  );
}

/** What a card says of its tokens is one object as long as the card is the same. */
function same(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
