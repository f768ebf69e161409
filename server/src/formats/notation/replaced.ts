import type { Encode, Region } from '../../text/region.js';
import { composed, Pieces } from '../../text/region-parts.js';

/**
 * A region in which matches of a pattern are read as something else: markup as nothing, `&quot;` as a quotation mark.
 * Each match is atomic.
 * @param pattern has the flag `g` and never matches the empty string
 * @param read what a match is read as
 * @param encode writes text so that it is read back unchanged
 */
export function replaced(region: Region, pattern: RegExp, read: (match: string) => string, encode: Encode): Region {
  const { text } = region;
  if (text.search(pattern) < 0) return { ...region, encode: combinedEncoding(region.encode, encode) };
  const pieces = new Pieces();
  let inner = '';
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const value = read(match[0]);
    inner += text.slice(at, match.index) + value;
    pieces.add(match.index - at, match.index - at);
    pieces.atom(match[0].length, value.length);
    at = match.index + match[0].length;
  }
  inner += text.slice(at);
  pieces.add(text.length - at, text.length - at);
  return composed(region, pieces.region(inner, 0, encode));
}

function combinedEncoding(outer: Encode | undefined, inner: Encode): Encode {
  return (text) => {
    const written = inner(text);
    return written === null || !outer ? written : outer(written);
  };
}
