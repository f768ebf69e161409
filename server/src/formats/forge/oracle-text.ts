import type { Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';

/**
 * What is read differently from how it is written: line breaks; loyalty costs, which are in brackets at the start of a
 * line; and the short name of a legendary card, which is read like CARDNAME.
 */
const written = /\\n|(?<=^|\\n)\[[-+−–]?[\dX]+\](?=:)|\bNICKNAME\b/g;

/** The text of an `Oracle` line, which has all the rules text of a face on one line of the file. */
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

/** A backslash before an n cannot be written: it would be read as a line break. */
function encode(text: string): string | null {
  return /\\(?:n|$)|\r/.test(text) ? null : text.replaceAll('\n', '\\n');
}
