import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

/**
 * Hybrid and Phyrexian symbols without their slashes, as MSE-hub sites name the pictures of symbols: `{WU}`, `{2R}`, `{BP}`
 * or `{HB}` (Magic Set Editor's code for Phyrexian mana), `{WUP}`. `{WW}` is none of them.
 */
const unslashed =
  /\{(?:([WUBRGC])(?!\1)[WUBRGC][HP]?|[HP]([WUBRGC])(?!\2)[WUBRGC]|\d{1,2}[WUBRGC]|[WUBRGC][HP]|[HP][WUBRGC])\}/g;
const slashed = /\{[^{}/]{1,2}(?:\/[^{}/]{1,2}){1,2}\}/g;

/**
 * Text in which the symbols of MSE-hub read as the rules write them (107.4): `{BP}` as `{B/P}`. They are written back
 * without slashes, except in a text that has slashes already.
 */
export function hubSymbols(region: Region): Region {
  const hasSlashes = region.text.search(slashed) >= 0;
  return replaced(region, unslashed, withSlashes, (text) => {
    // Such a group would be read as another one.
    if (text.search(unslashed) >= 0) return null;
    return hasSlashes ? text : text.replace(slashed, withoutSlashes);
  });
}

function withSlashes(symbol: string): string {
  const parts = symbol.match(/\d+|[WUBRGC]/g) ?? [];
  return `{${[...parts, ...(/[HP]/.test(symbol) ? ['P'] : [])].join('/')}}`;
}

/** The symbol without slashes, where it can be read back. */
function withoutSlashes(symbol: string): string {
  const short = symbol.replaceAll('/', '');
  return short.replace(unslashed, withSlashes) === symbol ? short : symbol;
}
