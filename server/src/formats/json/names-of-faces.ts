import type { JsonValue } from './json-tree.js';

/** What separates the names of the faces of one card. */
const SLASHES = ' // ';

/**
 * One of the names in a text with those of all faces: *Ash // Ember*. Null if there are not so many, or if the value is
 * no text.
 * @param at the number of the name, from 0
 */
export function partOfNames(value: JsonValue | null | undefined, source: string, at: number): JsonValue | null {
  if (value?.kind !== 'text') return null;
  let { start } = value;
  for (let before = 0; before < at; before++) {
    const slashes = source.indexOf(SLASHES, start);
    if (slashes < 0 || slashes >= value.end) return null;
    start = slashes + SLASHES.length;
  }
  const next = source.indexOf(SLASHES, start);
  return { kind: 'text', start, end: next < 0 || next >= value.end ? value.end : next };
}
