import type { Encode, Region } from '../../text/region.js';
import { composed, Pieces, partOf } from '../../text/region-parts.js';

/** A cost without its braces: `2W/UG`, `10R`, `(W/U)`; braces may stand among them. */
const shortCost = /^(?:\{[^{}]{1,20}\}|\([^(){}]{1,20}\)|\d{1,7}|[A-Z](?:\/[A-Z\d])*|\s)+$/;
const symbols = /\{[^{}]*\}|\([^()]*\)|\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*/g;

/**
 * A mana cost as card programs write it, `2WU`, read as card text writes it, `{2}{W}{U}`: each symbol is atomic. What is
 * no such cost stays as it is.
 */
export function manaCost(region: Region): Region {
  if (!shortCost.test(region.text)) return region;
  const pieces = new Pieces();
  let text = '';
  let at = 0;
  for (const { 0: written, index } of region.text.matchAll(symbols)) {
    pieces.add(index - at, index - at);
    text += region.text.slice(at, index);
    at = index + written.length;
    if (written.startsWith('{')) pieces.add(written.length, written.length);
    else pieces.atom(written.length, symbolOf(written).length);
    text += symbolOf(written);
  }
  pieces.add(region.text.length - at, region.text.length - at);
  text += region.text.slice(at);
  return composed(partOf(region, { start: 0, end: region.text.length }), pieces.region(text, 0, encodeSymbols));
}

function symbolOf(written: string): string {
  if (written.startsWith('{')) return written;
  return written.startsWith('(') ? `{${written.slice(1, -1)}}` : `{${written}}`;
}

/** Letters need no braces; numbers keep them, as the one before may end in a digit. */
const encodeSymbols: Encode = (text) => text.replace(/\{([A-Z](?:\/[A-Z])*)\}/g, '$1');

/** A whole mana cost without the braces that can be missed: `{2}{W/U}{G}` is `2W/UG`. */
export function shortManaCost(cost: string): string {
  let before = '';
  return cost.replace(/\{([^{}]*)\}|[^{}]+/g, (written, inner: string | undefined) => {
    const isSimple = inner !== undefined && /^(?:\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*)$/.test(inner);
    const short = isSimple && !(/\d$/.test(before) && /^\d/.test(inner)) ? inner : written;
    before = short;
    return short;
  });
}
