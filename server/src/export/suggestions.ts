import type { Snapshot } from '../analysis/set/snapshot.js';
import { slipsAllowed } from '../lint/helpers/nearest-word.js';
import { nearestWords } from '../util/near-words.js';

/** Known tokens that unknown words may refer to: those within the allowed edit distance, the nearest first. */
export function suggestionsFor(words: string, { edition, set }: Snapshot): string[] {
  const known = new Set([
    ...[...edition.predefined.values()].map((token) => token.words),
    ...set.tokens().map(({ name }) => name.replace(/ Token$/, '')),
  ]);
  return nearestWords(words, known, { maxEdits: ({ length }) => slipsAllowed(length) });
}
