import { type Count, countOf } from '../../language/lexicon.js';
import type { Item, TokenPhrase } from '../../language/tokens/ast.js';
import { partOf } from '../../language/tokens/ast.js';

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
  const copied = partOf(item, 'copy')?.of.text ?? null;
  return {
    count: part?.count ?? copiedCount(copied) ?? { kind: 'number', value: 1 },
    text: part?.text ?? '',
    forEach: partOf(item, 'for each')?.what.text ?? phrase.forEach?.text ?? copiedEach(copied),
    equalTo: partOf(item, 'equal to')?.what.text ?? null,
    rounded: partOf(item, 'rounded')?.direction ?? null,
  };
}

/** The lowest number of tokens that an effect makes, if it makes any. */
export function leastOf({ count }: Quantity): number {
  return count.kind === 'number' ? count.value : 1;
}

/** "tokens that are copies of two target creatures": a token of each thing that is copied. */
function copiedCount(copied: string | null): Count | null {
  const [first, second, third] = (copied ?? '').toLowerCase().split(' ', 3);
  if (first === undefined || first === '' || first === 'a' || first === 'an' || first === 'another') return null;
  return countOf(first === 'up' && second === 'to' ? (third ?? '') : first);
}

/** "a token that's a copy of each creature you control": one for each of them. */
function copiedEach(copied: string | null): string | null {
  return copied?.startsWith('each ') ? copied.slice('each '.length) : null;
}
