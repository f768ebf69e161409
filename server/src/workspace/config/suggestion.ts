import { distance } from 'fastest-levenshtein';

/**
 * The known word that was most likely meant, or null where none is near: at most a third of its letters may differ.
 * Of equally near ones the first.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const word of known) {
    // A word of quite another length is never near, and need not be compared.
    if (Math.abs(word.length - written.length) > word.length / 3) continue;
    const away = distance(written.toLowerCase(), word.toLowerCase());
    if (away <= word.length / 3 && away < bestDistance) {
      best = word;
      bestDistance = away;
    }
  }
  return best;
}

/** ` Did you mean "…"?`, to stand behind a sentence, or nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  return asking(nearest(written, known));
}

/** ` Did you mean "…"?` of a word that was found before, or nothing. */
export function asking(meant: string | null): string {
  return meant === null ? '' : ` Did you mean "${meant}"?`;
}
