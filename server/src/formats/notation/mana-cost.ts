import { type Encode, plainRegion, type Region } from '../../text/region.js';
import { composed, Pieces } from '../../text/region-parts.js';
import { memoize } from '../../util/memoize.js';

/** A cost without braces: `2W/UG`, `10R`, `(W/U)`; some of its symbols may have braces. */
const withoutBraces = /^(?:\{[^{}]{1,20}\}|\([^(){}]{1,20}\)|\d{1,7}(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*|\s)+$/;
const symbols = /\{[^{}]*\}|\([^()]*\)|\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*/g;

/**
 * Reads a mana cost in the notation of card programs, `2WU`, as `{2}{W}{U}`; each symbol is atomic. Anything else is
 * unchanged.
 */
export function manaCost(region: Region): Region {
  if (!withoutBraces.test(region.text)) return region;
  const isStraight = region.pieces.length === 1 && region.pieces[0]![2] === undefined;
  // Most costs are not escaped, so their symbols map directly to the file.
  if (isStraight && region.pieces[0]![0] === region.text.length) {
    return symbolsOf(region.text, region.start, region.encode ? combinedEncoding(region.encode) : encodeSymbols);
  }
  return composed(region, symbolsOf(region.text, 0, encodeSymbols));
}

/** For files in which braces are optional: a cost written `3W` stays without them, `{3}{W}` keeps them. */
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

/** Letters need no braces; numbers keep them, because the previous symbol may end in a digit. */
const encodeSymbols: Encode = (text) => text.replace(/\{([A-Z](?:\/[A-Z])*)\}/g, '$1');

/** Encodes symbols in the short notation, then like the text around them. One function per outer encoding is shared. */
const combinedEncoding = memoize(
  (outer: Encode): Encode =>
    (text) => {
      const short = encodeSymbols(text);
      return short === null ? null : outer(short);
    },
);

/** A mana cost without optional braces, `2W/UG` for `{2}{W/U}{G}`; unchanged if it could not be read back. */
export function shortManaCost(cost: string): string {
  let before = '';
  const short = cost.replace(/\{([^{}]*)\}|[^{}]+/g, (written, inner: string | undefined) => {
    const isSimple = inner !== undefined && /^(?:\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*)$/.test(inner);
    before = isSimple && !(/\d$/.test(before) && /^\d/.test(inner)) ? inner : written;
    return before;
  });
  return manaCost(plainRegion(short, 0)).text === cost ? short : cost;
}
