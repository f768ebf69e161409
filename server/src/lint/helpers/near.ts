import { distance } from 'fastest-levenshtein';

/** How many letters may be wrong in a word of this many: two, in a short word one. */
function allowed(length: number): number {
  return length < 6 ? 1 : 2;
}

/**
 * The known word that a slip of the hand made into this one: the nearest, of equally near ones the first; null where none is near.
 * Case does not count; a word that is known as it stands is no slip, and gives null.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  const lower = written.toLowerCase();
  let best: string | null = null;
  let limit = allowed(lower.length) + 1;
  for (const word of known) {
    // A word of quite another length is never near, and need not be compared.
    if (Math.abs(word.length - lower.length) >= limit) continue;
    const away = distance(lower, word.toLowerCase());
    if (away === 0) return null;
    if (away < limit) {
      best = word;
      limit = away;
    }
  }
  return best;
}
