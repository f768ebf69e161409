import type { Edition } from '../../edition/edition.js';
import { LatestMemo } from '../../util/latest-memo.js';
import type { CardChunk } from '../set/card-chunk.js';
import { wordsUsedOn } from './card-words.js';
import type { UsedWord } from './word-use.js';

/** Words with the number of cards that use them. */
export type WordCounts = ReadonlyMap<UsedWord, number>;

const counts = new LatestMemo<CardChunk, Edition, WordCounts>();

/** How many cards of a chunk use each word as if it were a word of the set, cached. */
export function wordsUsedIn(chunk: CardChunk, edition: Edition): WordCounts {
  return counts.get(chunk, edition, () => {
    const found = new Map<UsedWord, number>();
    for (const card of chunk.cards)
      for (const word of wordsUsedOn(card, edition)) found.set(word, (found.get(word) ?? 0) + 1);
    return found;
  });
}
