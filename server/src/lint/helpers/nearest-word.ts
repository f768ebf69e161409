import { type NearPolicy, nearestWord, typingErrors } from '../../util/near-words.js';

/** How many letters may be wrong in a word of this length: two, in a short word one. */
export function slipsAllowed(length: number): number {
  return length < 6 ? 1 : 2;
}

/**
 * Typos are rare in the first letter. With another first letter only one wrong letter is accepted: *Banana* is not a
 * misspelt *Katana*.
 */
const policy: NearPolicy = {
  maxEdits: (written, known) => (known[0] === written[0] ? slipsAllowed(written.length) : 1),
  countEdits: typingErrors,
  prefersSameStart: true,
};

/**
 * The known word that was most likely misspelt as this one: the nearest, and among equally near ones the first with the
 * same first letter. Case is ignored. Null if none is near, or if the word is known.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  const word = nearestWord(written, known, policy);
  return word?.toLowerCase() === written.toLowerCase() ? null : word;
}
