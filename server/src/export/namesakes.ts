import { keyOf } from '../analysis/card/token-key.js';
import { printKey } from '../analysis/set/same-print.js';
import type { ListedToken } from './token-list.js';

/** Groups of different tokens with the same name: in play they are easily confused. */
export function namesakes(tokens: readonly ListedToken[]): ListedToken[][] {
  const byName = new Map<string, Map<string, ListedToken>>();
  for (const token of tokens) {
    const { name, types } = token.is;
    // A token that is only named, or only partly described, could equal any of them.
    if (name === null || !types?.length || token.copyOf !== null) continue;
    const same = byName.get(keyOf(name)) ?? new Map<string, ListedToken>();
    byName.set(keyOf(name), same);
    const key = printKey(token.is);
    if (!same.has(key)) same.set(key, token);
  }
  return [...byName.values()].filter(({ size }) => size > 1).map((same) => [...same.values()]);
}
