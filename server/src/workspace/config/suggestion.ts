import { nearestWord } from '../../util/near-words.js';

/**
 * Returns the known word that is most similar to a misspelled one; null if more than a third of its letters differ. Of
 * equally similar words, the first.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  return nearestWord(written, known, { maxEdits: (_written, { length }) => length / 3 });
}

/** Returns ` Did you mean "…"?` to append to a sentence, or an empty string. */
export function didYouMean(written: string, known: Iterable<string>): string {
  return suggestionText(nearest(written, known));
}

/** Returns ` Did you mean "…"?` for a suggestion, or an empty string. */
export function suggestionText(suggestion: string | null): string {
  return suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
}
