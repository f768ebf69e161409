import type { Vocabulary } from '../../edition/edition.js';
import type { Word } from '../../text/words.js';

/** Keywords of the rulebooks have at most so many words. */
export const LONGEST_KEYWORD = 4;

/** How many words from one on are a keyword, the longest that fits: *first strike*, *living weapon*; 0 for none. */
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
