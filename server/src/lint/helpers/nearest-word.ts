import { distance } from 'fastest-levenshtein';

/** How many letters may be wrong in a word of this length: two, in a short word one. */
export function slipsAllowed(length: number): number {
  return length < 6 ? 1 : 2;
}

/**
 * The known word that was most likely misspelt as this one: the nearest, and among equally near ones the first with the
 * same first letter, where typos are rare. With another first letter only one wrong letter is accepted: *Banana* is not
 * a misspelt *Katana*. Case is ignored. Null if none is near, and for a known word.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  const lower = written.toLowerCase();
  const most = slipsAllowed(lower.length);
  let best: string | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const word of known) {
    // A word of very different length is never near and need not be compared.
    if (Math.abs(word.length - lower.length) > most) continue;
    const candidate = word.toLowerCase();
    const away = isSwapped(lower, candidate) ? 1 : distance(lower, candidate);
    if (away === 0) return null;
    const sameStart = candidate[0] === lower[0];
    if (!sameStart && away > 1) continue;
    const score = 2 * away + (sameStart ? 0 : 1);
    if (away > most || score >= bestScore) continue;
    best = word;
    bestScore = score;
  }
  return best;
}

/** Whether two words differ only by two swapped neighbours. */
export function isSwapped(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length !== b.length || at === a.length) return false;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
