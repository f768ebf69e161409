import { distance } from 'fastest-levenshtein';

/**
 * Returns the known word that is most similar to a misspelled one; null if more than a third of its letters differ. Of
 * equally similar words, the first.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const word of known) {
    // The difference in length is a lower bound of the distance.
    if (Math.abs(word.length - written.length) > word.length / 3) continue;
    const current = distance(written.toLowerCase(), word.toLowerCase());
    if (current <= word.length / 3 && current < bestDistance) {
      best = word;
      bestDistance = current;
    }
  }
  return best;
}

/** Returns ` Did you mean "…"?` to append to a sentence, or an empty string. */
export function didYouMean(written: string, known: Iterable<string>): string {
  return suggestionText(nearest(written, known));
}

/** Returns ` Did you mean "…"?` for a suggestion, or an empty string. */
export function suggestionText(suggestion: string | null): string {
  return suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
}
