import type { Word } from '../../text/words.js';

/** The index of the first word that begins at an offset or behind it; the number of words where none does. */
export function indexBehind(words: readonly Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
