import { plainRegion, type Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import { magicTypePrefixes, magicTypes } from '../plain/type-line-words.js';

const DASH = ' — ';

/**
 * The types of a script as a type line. Scripts write no dash: "Legendary Creature Goblin Warrior"; the space before the
 * first word that is no type stands for it.
 */
export function scriptTypeLine(source: string, line: Span): Region {
  const types = source.slice(line.start, line.end);
  const seam = seamOf(types);
  if (!seam) return plainRegion(types, line.start);
  const pieces = new Pieces();
  pieces.add(seam.start, seam.start);
  pieces.atom(seam.end - seam.start, DASH.length);
  pieces.add(types.length - seam.end, types.length - seam.end);
  return pieces.region(types.slice(0, seam.start) + DASH + types.slice(seam.end), line.start, encode);
}

/** The white space between the last type and the first subtype; null where there are no subtypes, or is a dash. */
function seamOf(types: string): Span | null {
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
