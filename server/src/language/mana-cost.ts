import type { Span } from '../text/span.js';
import type { Node } from './ast.js';
import { bracesIn, manaRun, type SymbolKind, symbolKind } from './symbols.js';

/** One symbol of a mana cost. */
export interface CostSymbol {
  readonly span: Span;
  /** What stands between its braces. */
  readonly inner: string;
  /** Null where the rules know no such symbol. */
  readonly kind: SymbolKind | null;
}

/** A mana cost, read (202.1). Offsets count from its start. */
export interface ManaCost {
  readonly symbols: readonly CostSymbol[];
  /** What stands between the symbols and is neither white space nor the `//` between two halves' costs. */
  readonly unread: readonly Node[];
}

/** Reads a mana cost. Never fails: what is no symbol is left over. */
export function readManaCost(text: string): ManaCost {
  const symbols: CostSymbol[] = [];
  const unread: Node[] = [];
  let at = 0;
  const leave = (end: number) => {
    for (const match of text.slice(at, end).matchAll(/[^\s/]+/g)) {
      const start = at + match.index;
      unread.push({ span: { start, end: start + match[0].length }, text: match[0] });
    }
  };
  for (const { span, inner } of bracesIn(text)) {
    if (inner === null) continue;
    leave(span.start);
    symbols.push({ span, inner, kind: symbolKind(inner) });
    at = span.end;
  }
  leave(text.length);
  return { symbols, unread };
}

/** A cost of which some or all symbols have lost their braces. */
const loose = /^(?:\{[^{}\s]{1,8}\}|[0-9]{1,2}|[WUBRGCSXYZ]| )+$/i;

/**
 * The same cost with every symbol in braces, for one that misses some: `2WW`, `{2}WW`. Null where that is not what it is.
 */
export function inBraces(text: string): string | null {
  const bare = text.trim();
  if (bare === '' || bare.length > 60 || !loose.test(bare)) return null;
  let cost = '';
  let at = 0;
  for (const { span, inner } of bracesIn(bare)) {
    if (inner === null || symbolKind(inner) !== 'mana') return null;
    cost += manaRun(bare.slice(at, span.start)) + bare.slice(span.start, span.end);
    at = span.end;
  }
  return cost + manaRun(bare.slice(at));
}
