import { distance } from 'fastest-levenshtein';
import type { Snapshot } from '../analysis/set/snapshot.js';
import { slipsAllowed } from '../lint/helpers/nearest-word.js';

/** Which known tokens may have been meant by words that name none: those within a slip or two, the nearest first. */
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
