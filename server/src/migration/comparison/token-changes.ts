import { analyseCard } from '../../analysis/card/card-analysis.js';
import { createdInSet } from '../../analysis/keywords/created.js';
import { meaningOf, type TokenMeaning } from '../../analysis/set/meaning.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card } from '../../formats/card.js';
import { isEqual } from '../../util/equal.js';

/** What can be different about a token under another rulebook. */
export type TokenDifference = 'becomes predefined' | 'no longer predefined' | 'name' | 'characteristics';

/** A token that some cards make, and that is different under another rulebook. */
export interface TokenChange {
  /** Null if only its name is known, and nothing defines it. */
  readonly before: TokenMeaning | null;
  readonly after: TokenMeaning | null;
  readonly differences: readonly TokenDifference[];
  /** The names of the cards that make it. */
  readonly cards: readonly string[];
}

/** The tokens of cards that are different under two editions. @param before, after the same files under each */
export function tokenChanges(before: readonly Snapshot[], after: readonly Snapshot[]): TokenChange[] {
  const changes = new Map<string, TokenChange & { readonly cards: string[] }>();
  for (const [at, file] of before.entries()) {
    for (const { card } of file.document.cards) {
      const [old, now] = [tokensOf(card, file), tokensOf(card, after[at]!)];
      for (const place of new Set([...old.keys(), ...now.keys()])) {
        const change = { before: old.get(place) ?? null, after: now.get(place) ?? null };
        const differences = differencesOf(change.before, change.after);
        if (differences.length === 0) continue;
        const key = JSON.stringify([change.before?.is, change.after?.is, differences]);
        const entry = changes.get(key) ?? { ...change, differences, cards: [] };
        changes.set(key, entry);
        const name = card.faces[0]?.name?.text ?? '';
        if (!entry.cards.includes(name)) entry.cards.push(name);
      }
    }
  }
  return [...changes.values()];
}

/** The tokens that a card makes, by their places in its text. */
function tokensOf(card: Card, { edition, set }: Snapshot): Map<string, TokenMeaning> {
  const tokens = new Map<string, TokenMeaning>();
  for (const [face, analysis] of analyseCard(card, edition).faces.entries()) {
    const places = new Map<number, number>();
    for (const token of createdInSet(analysis, set.keywords, edition)) {
      const { start } = token.span;
      const count = places.get(start) ?? 0;
      places.set(start, count + 1);
      const meaning = token.origin === 'back-reference' ? null : meaningOf(token, set, edition);
      if (meaning) tokens.set(`${face} ${start} ${count}`, meaning);
    }
  }
  return tokens;
}

function differencesOf(before: TokenMeaning | null, after: TokenMeaning | null): TokenDifference[] {
  const differences: TokenDifference[] = [];
  const [was, is] = [before?.predefined ?? null, after?.predefined ?? null];
  if (was === null && is !== null) differences.push('becomes predefined');
  if (was !== null && is === null) differences.push('no longer predefined');
  if (!before || !after) return differences;
  if (before.is.name !== after.is.name) differences.push('name');
  if (!isEqual({ ...before.is, name: null }, { ...after.is, name: null })) differences.push('characteristics');
  return differences;
}
