import type { Count, Item, TokenPhrase } from '../../language/ast.js';
import { partOf } from '../../language/ast.js';

/** How many tokens: the count word, and what modifies it. */
export interface Quantity {
  readonly count: Count;
  readonly text: string;
  readonly forEach: string | null;
  readonly equalTo: string | null;
  readonly rounded: 'up' | 'down' | null;
}

/** How many tokens an item of a phrase makes. */
export function quantityOf(phrase: TokenPhrase, item: Item): Quantity {
  const part = partOf(item, 'count');
  return {
    count: part?.count ?? { kind: 'number', value: 1 },
    text: part?.text ?? '',
    forEach: partOf(item, 'for each')?.what.text ?? phrase.forEach?.text ?? null,
    equalTo: partOf(item, 'equal to')?.what.text ?? null,
    rounded: partOf(item, 'rounded')?.direction ?? null,
  };
}

/** The lowest number of tokens that an effect makes, if it makes any. */
export function leastOf({ count }: Quantity): number {
  return count.kind === 'number' ? count.value : 1;
}
