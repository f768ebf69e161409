import { plainRegion, type Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import { magicTypePrefixes, magicTypes } from '../plain/type-line-words.js';

const DASH = ' — ';

/**
 * A script's types as a type line. Scripts write no dash: "Legendary Creature Goblin Warrior". The space before the
 * first word that is not a type is read as the dash.
 */
export function scriptTypeLine(source: string, line: Span): Region {
  const types = source.slice(line.start, line.end);
  const gap = gapOf(types);
  if (!gap) return plainRegion(types, line.start);
  const pieces = new Pieces();
  pieces.add(gap.start, gap.start);
  pieces.atom(gap.end - gap.start, DASH.length);
  pieces.add(types.length - gap.end, types.length - gap.end);
  return pieces.region(types.slice(0, gap.start) + DASH + types.slice(gap.end), line.start, encode);
}

/** The white space between the last type and the first subtype; null if there are no subtypes or a dash is written. */
function gapOf(types: string): Span | null {
  let typeEnd: number | null = null;
  for (const { 0: word, index } of types.matchAll(/\S+/g)) {
    const lower = word.toLowerCase();
    if (!magicTypes.has(lower) && !magicTypePrefixes.has(lower)) {
      if (typeEnd === null || /^\P{L}/u.test(word)) return null;
      return { start: typeEnd, end: index };
    }
    if (typeEnd !== null || magicTypes.has(lower)) typeEnd = index + word.length;
  }
  return null;
}

function encode(text: string): string | null {
  return /[\r\n]/.test(text) ? null : text.replaceAll(DASH, ' ');
}
