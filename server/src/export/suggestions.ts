import { distance } from 'fastest-levenshtein';
import type { Snapshot } from '../analysis/set/snapshot.js';
import { slipsAllowed } from '../lint/helpers/nearest-word.js';

/** Known tokens that unknown words may refer to: those within the allowed edit distance, the nearest first. */
export function suggestionsFor(words: string, { edition, set }: Snapshot): string[] {
  const lower = words.toLowerCase();
  const allowed = slipsAllowed(lower.length);
  const known = new Set([
    ...[...edition.predefined.values()].map((token) => token.words),
    ...set.tokens().map(({ name }) => name.replace(/ Token$/, '')),
  ]);
  return [...known]
    .filter((word) => Math.abs(word.length - lower.length) <= allowed)
    .map((word) => ({ word, far: distance(lower, word.toLowerCase()) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far)
    .map(({ word }) => word);
}
