import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { memoize } from '../../util/memoize.js';
import { analyseCard } from '../card/card-analysis.js';
import { type MadeToken, placedTokens } from '../card/card-facts.js';
import type { CardChunk } from '../set/card-chunk.js';
import type { CardEntry } from '../set/chunk-index.js';
import { createdBySetKeywords } from './created.js';
import type { SetKeyword, SetKeywords } from './set-keywords.js';
import { mayUse } from './uses.js';

const makersByChunk = new LatestMemo<CardChunk, string, readonly CardEntry<MadeToken>[]>();

/**
 * The tokens that the cards of a chunk make by keywords of their set. Recomputed only if the cards or the reminder
 * texts change; cards without the letters of such a keyword are skipped.
 */
export function madeByKeywords(
  chunk: CardChunk,
  keywords: SetKeywords,
  edition: Edition,
): readonly CardEntry<MadeToken>[] {
  if (keywords.makers.length === 0) return none;
  return makersByChunk.get(chunk, `${edition.id}\n${keywords.makersKey}`, () => {
    const usersByChunk = new Set(keywords.makers.flatMap((keyword) => usersIn(chunk, keyword)));
    const made = [...usersByChunk]
      .sort((a, b) => a - b)
      .flatMap((at) => madeOn(chunk.cards[at]!, at, keywords, edition));
    return made.length > 0 ? made : none;
  });
}

const none: readonly never[] = [];

function madeOn(card: Card, at: number, keywords: SetKeywords, edition: Edition): CardEntry<MadeToken>[] {
  const { faces, facts } = analyseCard(card, edition);
  const made = faces.flatMap((face) => placedTokens(face.face, createdBySetKeywords(face, keywords, edition)));
  return made.map((value) => ({ at, card: facts.name, value }));
}

/** How many words are cached per chunk: each letter typed into a keyword makes another word. */
const MAX_WORDS = 40;
const usersByChunk = memoize<CardChunk, Map<string, readonly number[]>>(() => new Map());

/** The indices of a chunk's cards that contain the letters of a keyword. Cached per chunk and word. */
function usersIn(chunk: CardChunk, keyword: SetKeyword): readonly number[] {
  const ofChunk = usersByChunk(chunk);
  if (ofChunk.size > MAX_WORDS) ofChunk.clear();
  return getOrInsert(ofChunk, keyword.word, () => {
    const found = chunk.cards.flatMap((card, at) => (hasLetters(card, keyword) ? [at] : []));
    return found.length > 0 ? found : none;
  });
}

function hasLetters({ faces }: Card, keyword: SetKeyword): boolean {
  return faces.some(({ rulesText }) => rulesText && mayUse(rulesText.text, keyword));
}
