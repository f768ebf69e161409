import { folded } from '../../../text/apostrophes.js';
import { lineStart } from '../../../text/line-break.js';
import type { Text } from '../../../text/text.js';

/** How much text around the cursor counts, in UTF-16 units on either side: some fifteen cards. */
const REACH = 4_000;

/** How often words occur around a cursor: by the word in lower case. */
export type Nearby = ReadonlyMap<string, number>;

/** Counts the words around a cursor that begin with what is typed, without those of its line before it. */
export function wordsNear(text: Text, offset: number, typed: string): Nearby {
  const start = lineStart(text, offset);
  const around = `${text.slice(Math.max(0, start - REACH), start)} ${text.slice(offset, offset + REACH)}`;
  const counts = new Map<string, number>();
  for (const [word] of around.matchAll(new RegExp(`(?<!\\p{L})(?=\\p{L})${typed}[\\p{L}'’-]*`, 'giu'))) {
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the words that begin with what is typed, sorted by how common they are in print and around the cursor.
 * @param common in lower case, the most common first
 */
export function byUse(words: readonly string[], typed: string, common: readonly string[], nearby: Nearby): string[] {
  const start = typed.toLowerCase();
  const ranks = new Map(common.map((word, rank): [string, number] => [word, rank]).reverse());
  const weigh = (word: string) => {
    const lower = folded(word);
    return (1 + (ranks.get(lower) ?? common.length)) / (1 + (nearby.get(lower) ?? 0)) ** 2;
  };
  return words
    .filter((word) => word.slice(0, start.length).toLowerCase() === start)
    .map((word) => ({ word, weight: weigh(word) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ word }) => word);
}
