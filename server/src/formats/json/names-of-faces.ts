import type { Span } from '../../text/span.js';
import type { JsonValue } from './json-tree.js';

/** What separates the names of the faces of one card. */
const SLASHES = ' // ';

/**
 * The name of one face, from a string that holds the names of all faces, such as *Ash // Ember*. Null if it holds fewer
 * names.
 * @param names where the string is in the source
 * @param face the index of the face, from 0
 */
export function nameOfFace(names: Span, source: string, face: number): JsonValue | null {
  let { start } = names;
  for (let before = 0; before < face; before++) {
    const slashes = source.indexOf(SLASHES, start);
    if (slashes < 0 || slashes >= names.end) return null;
    start = slashes + SLASHES.length;
  }
  const next = source.indexOf(SLASHES, start);
  return { kind: 'text', start, end: next < 0 || next >= names.end ? names.end : next };
}
