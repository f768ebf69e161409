import { plainRegion, type Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';

/** Reads a script's cost, `2 R GW 1P`, as a mana cost; null if there is none. Each symbol is atomic. */
export function scriptCost(source: string, line: Span): Region | null {
  const cost = source.slice(line.start, line.end);
  if (cost === '' || cost.toLowerCase() === 'no cost') return null;
  const pieces = new Pieces();
  let text = '';
  let at = 0;
  for (const { 0: shard, index } of cost.matchAll(/[^ \t]+/g)) {
    const symbol = symbolOf(shard);
    if (symbol === null) return plainRegion(cost, line.start);
    pieces.add(index - at, 0);
    pieces.atom(shard.length, symbol.length);
    text += symbol;
    at = index + shard.length;
  }
  return pieces.region(text, line.start, encode);
}

/** `2`, `X`; `GW` is hybrid mana, `GP` Phyrexian, and `W2` two generic or one white; parts in any order. */
function symbolOf(shard: string): string | null {
  if (/^(?:\d+|[A-Z])$/.test(shard)) return `{${shard}}`;
  const parts = [...shard.replaceAll('/', '')];
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /[WUBRGCSP\d]/.test(part))) return null;
  const ofKind = (kind: RegExp) => parts.filter((part) => kind.test(part));
  return `{${[...ofKind(/\d/), ...ofKind(/[WUBRGCS]/), ...ofKind(/P/)].join('/')}}`;
}

function encode(text: string): string | null {
  if (!/^(?:\{[A-Z\d]+(?:\/[A-Z\d]){0,2}\})*$/.test(text)) return null;
  return text.replaceAll('}{', ' ').replace(/[{}/]/g, '');
}
