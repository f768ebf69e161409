import { type Encode, plainRegion, type Region } from '../../text/region.js';
import { composed, Pieces } from '../../text/region-parts.js';

/** A cost without its braces: `2W/UG`, `10R`, `(W/U)`; braces may stand among them. */
const withoutBraces = /^(?:\{[^{}]{1,20}\}|\([^(){}]{1,20}\)|\d{1,7}(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*|\s)+$/;
const symbols = /\{[^{}]*\}|\([^()]*\)|\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*/g;

/**
 * A mana cost as card programs write it, `2WU`, read as card text writes it, `{2}{W}{U}`: each symbol is atomic. What is
 * no such cost stays as it is.
 */
export function manaCost(region: Region): Region {
  if (!withoutBraces.test(region.text)) return region;
  const isStraight = region.pieces.length === 1 && region.pieces[0]![2] === undefined;
  // Most costs stand in the file letter for letter: their symbols map to it at once.
  if (isStraight && region.pieces[0]![0] === region.text.length) {
    return symbolsOf(region.text, region.start, encodingBoth(region.encode));
  }
  return composed(region, symbolsOf(region.text, 0, encodeSymbols));
}

/** A cost in a file that may have braces or not: written `3W`, it stays without them; written `{3}{W}`, it keeps them. */
export function shortCost(region: Region): Region {
  return region.text.includes('{') ? region : manaCost(region);
}

/** The symbols of a cost that begins at an offset. */
function symbolsOf(cost: string, start: number, encode: Encode): Region {
  const pieces = new Pieces();
  let text = '';
  let at = 0;
  for (const { 0: written, index } of cost.matchAll(symbols)) {
    pieces.add(index - at, index - at);
    const symbol = symbolOf(written);
    pieces.atom(written.length, symbol.length);
    text += cost.slice(at, index) + symbol;
    at = index + written.length;
  }
  pieces.add(cost.length - at, cost.length - at);
  return pieces.region(text + cost.slice(at), start, encode);
}

function symbolOf(written: string): string {
  if (written.startsWith('{')) return written;
  return written.startsWith('(') ? `{${written.slice(1, -1)}}` : `{${written}}`;
}

/** Letters need no braces; numbers keep them, as the one before may end in a digit. */
const encodeSymbols: Encode = (text) => text.replace(/\{([A-Z](?:\/[A-Z])*)\}/g, '$1');

const kept = new WeakMap<Encode, Encode>();

/** Symbols written short, and then as the text around them is written. One function for each such way serves all costs. */
function encodingBoth(outer: Encode | undefined): Encode {
  if (!outer) return encodeSymbols;
  let both = kept.get(outer);
  if (!both) {
    both = (text) => {
      const short = encodeSymbols(text);
      return short === null ? null : outer(short);
    };
    kept.set(outer, both);
  }
  return both;
}

/** A whole mana cost without the braces that can be missed, `2W/UG` for `{2}{W/U}{G}`; what cannot be read back stays. */
export function shortManaCost(cost: string): string {
  let before = '';
  const short = cost.replace(/\{([^{}]*)\}|[^{}]+/g, (written, inner: string | undefined) => {
    const isSimple = inner !== undefined && /^(?:\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*)$/.test(inner);
    before = isSimple && !(/\d$/.test(before) && /^\d/.test(inner)) ? inner : written;
    return before;
  });
  return manaCost(plainRegion(short, 0)).text === cost ? short : cost;
}
