import type { Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';

/**
 * What reads otherwise than it is written: a line break; the costs of loyalty abilities, which stand in brackets at the
 * start of a line; and the short name of a legendary card, which means the card as CARDNAME does.
 */
const written = /\\n|(?<=^|\\n)\[[-+−–]?[\dX]+\](?=:)|\bNICKNAME\b/g;

/** The text of an `Oracle` line: a whole card's rules on one line of the file. */
export function oracleText(source: string, line: Span): Region {
  const oracle = source.slice(line.start, line.end);
  const pieces = new Pieces();
  let text = '';
  let at = 0;
  for (const { 0: match, index } of oracle.matchAll(written)) {
    const read = match === '\\n' ? '\n' : match === 'NICKNAME' ? 'CARDNAME' : match.slice(1, -1);
    text += oracle.slice(at, index) + read;
    pieces.add(index - at, index - at);
    pieces.atom(match.length, read.length);
    at = index + match.length;
  }
  pieces.add(oracle.length - at, oracle.length - at);
  return pieces.region(text + oracle.slice(at), line.start, encode);
}

/** There is no way to write a backslash before an n that would not be read as a line break. */
function encode(text: string): string | null {
  return /\\(?:n|$)|\r/.test(text) ? null : text.replaceAll('\n', '\\n');
}
