import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

/**
 * Hybrid and Phyrexian symbols without slashes, as MSE-hub sites name the pictures of symbols: `{WU}`, `{2R}`, `{BP}`
 * or `{HB}` (Magic Set Editor's code for Phyrexian mana), `{WUP}`. `{WW}` is not one of them. After a number the exporter
 * nests them: `{1{W}U}` is `{1}{W/U}`.
 */
const unslashed =
  /\{(?:([WUBRGC])(?!\1)[WUBRGC][HP]?|[HP]([WUBRGC])(?!\2)[WUBRGC]|\d{1,2}[WUBRGC]|[WUBRGC][HP]|[HP][WUBRGC]|(?:\d{1,2}|X)\{([WUBRGCHP])\}(?!\3)[WUBRGCHP])\}/g;
const slashed = /\{[^{}/]{1,2}(?:\/[^{}/]{1,2}){1,2}\}/g;

/**
 * Reads MSE-hub symbols in the notation of the rules (107.4): `{BP}` as `{B/P}`. They are encoded without slashes,
 * except in a text that already has slashes.
 */
export function hubSymbols(region: Region): Region {
  const hasSlashes = region.text.search(slashed) >= 0;
  return replaced(region, unslashed, withSlashes, (text) => {
    // Such a group would be read as a different symbol.
    if (text.search(unslashed) >= 0) return null;
    return hasSlashes ? text : text.replace(slashed, withoutSlashes);
  });
}

function withSlashes(symbol: string): string {
  const [, number, first, second] = /^\{(\w+)\{(.)\}(.)\}$/.exec(symbol) ?? [];
  if (number) return `{${number}}${withSlashes(`{${first}${second}}`)}`;
  const parts = symbol.match(/\d+|[WUBRGC]/g) ?? [];
  return `{${[...parts, ...(/[HP]/.test(symbol) ? ['P'] : [])].join('/')}}`;
}

/** The symbol without slashes, if that can be read back. */
function withoutSlashes(symbol: string): string {
  const short = symbol.replaceAll('/', '');
  return short.replace(unslashed, withSlashes) === symbol ? short : symbol;
}
