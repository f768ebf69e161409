import type { Vocabulary } from '../../edition/edition.js';
import type { Word } from '../../text/words.js';

/** The highest number of words in a keyword of the rulebooks. */
export const LONGEST_KEYWORD = 4;

/** Returns the number of words in the longest keyword from a word on: *first strike*, *living weapon*; 0 if none. */
export function keywordLength(words: readonly Word[], from: number, { keywords }: Vocabulary): number {
  let key = '';
  let longest = 0;
  for (let count = 1; count <= LONGEST_KEYWORD; count++) {
    const word = words[from + count - 1];
    if (word?.kind !== 'word') break;
    key = count === 1 ? word.lower : `${key} ${word.lower}`;
    if (keywords.has(key)) longest = count;
  }
  return longest;
}
