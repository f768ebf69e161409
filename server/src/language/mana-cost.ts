import type { Span } from '../text/span.js';
import { bracesIn, manaRun, type SymbolKind, symbolKind } from './symbols.js';
import type { Node } from './tokens/ast.js';

/** One symbol of a mana cost. */
export interface CostSymbol {
  readonly span: Span;
  /** The text between its braces. */
  readonly inner: string;
  /** Null if the rules have no such symbol. */
  readonly kind: SymbolKind | null;
}

/** A parsed mana cost (202.1). Offsets count from its start. */
export interface ManaCost {
  readonly symbols: readonly CostSymbol[];
  /** Anything between the symbols except white space and the `//` between the costs of two halves. */
  readonly unread: readonly Node[];
}

/** Reads a mana cost. Never fails: anything that is not a symbol is in `unread`. */
export function readManaCost(text: string): ManaCost {
  const symbols: CostSymbol[] = [];
  const unread: Node[] = [];
  let at = 0;
  const addUnread = (end: number) => {
    for (const match of text.slice(at, end).matchAll(/[^\s/]+/g)) {
      const start = at + match.index;
      unread.push({ span: { start, end: start + match[0].length }, text: match[0] });
    }
  };
  for (const { span, inner } of bracesIn(text)) {
    if (inner === null) continue;
    addUnread(span.start);
    symbols.push({ span, inner, kind: symbolKind(inner) });
    at = span.end;
  }
  addUnread(text.length);
  return { symbols, unread };
}

/** A cost in which some or all symbols lack their braces. */
const loose = /^(?:\{[^{}\s]{1,8}\}|[0-9]{1,2}|[WUBRGCSXYZ]| )+$/i;

/** The same cost with every symbol in braces, for a cost that lacks some: `2WW`, `{2}WW`. Null for any other text. */
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
