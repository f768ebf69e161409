import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { wordsOfCards } from '../../language/grammar/magic.js';
import { folded } from '../../text/apostrophes.js';
import { compactMap } from '../../util/compact.js';
import { LatestMemo } from '../../util/latest-memo.js';
import type { CardChunk } from '../set/card-chunk.js';
import { type ChunkIndex, indexChunk } from '../set/chunk-index.js';
import { wordsUsedOn } from './card-words.js';
import type { UsedWord } from './word-use.js';

/** Words with the number of cards that use them; a symbol with the name of a card, by {@link symbolOn}. */
export type WordCounts = ReadonlyMap<UsedWord, number>;

const counts = new LatestMemo<CardChunk, Edition, WordCounts>();
const ofCards = new LatestMemo<Card, Edition, ReadonlySet<UsedWord>>();

/** What the cards of a chunk say about the words of their set: how many of them use each word as one, cached. */
export function wordsUsedIn(chunk: CardChunk, edition: Edition): WordCounts {
  return counts.get(chunk, edition, () => {
    const found = new Map<UsedWord, number>();
    const add = (word: UsedWord, cards: number) => found.set(word, (found.get(word) ?? 0) + cards);
    for (const card of chunk.cards)
      for (const word of ofCards.get(card, edition, () => wordsUsedOn(card, edition))) add(word, 1);
    addTokens(indexChunk(chunk, edition), edition, add);
    return compactMap(found);
  });
}

/** Adds the subtypes and names of tokens that cards create, and their symbols. */
function addTokens(
  { given, made, symbols }: ChunkIndex,
  { vocabulary }: Edition,
  add: (word: UsedWord, cards: number) => void,
): void {
  const addToken = (word: string, cards: number) => {
    if (/^\p{L}[\p{L}'’-]+$/u.test(word) && !vocabulary.subtypes.has(word)) add(`token ${word}`, cards);
  };
  for (const [word, cards] of given) if (!wordsOfCards().has(word)) addToken(word, cards.length);
  for (const entries of made.values()) {
    const { byName, predefined } = entries[0]!.value.token;
    // The name of a token has a capital, and may be an ordinary word.
    const isName = byName !== null && !predefined && (/^\p{Lu}/u.test(byName) || !wordsOfCards().has(byName));
    if (isName) addToken(folded(byName), entries.length);
  }
  for (const [symbol, cards] of symbols) for (const card of cards) add(symbolOn(symbol, card), 1);
}

/** A symbol on a card: only cards with different names count. */
function symbolOn(symbol: string, card: string): UsedWord {
  return `symbol ${symbol.toLowerCase()}\n${card}`;
}
