import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { analyseCard } from '../card/card-analysis.js';
import { type MadeToken, placedTokens } from '../card/card-facts.js';
import type { CardChunk } from '../set/card-chunk.js';
import type { CardEntry } from '../set/chunk-index.js';
import { createdBySetKeywords } from './created.js';
import type { SetKeyword, SetKeywords } from './set-keywords.js';
import { mayUse } from './uses.js';

const kept = new LatestMemo<CardChunk, string, readonly CardEntry<MadeToken>[]>();

/**
 * What the cards of a run make by keywords of their set. Put together again only when the cards or the reminder texts are
 * others; a card without the letters of such a keyword costs nothing.
 */
export function madeByKeywords(
  run: CardChunk,
  keywords: SetKeywords,
  edition: Edition,
): readonly CardEntry<MadeToken>[] {
  if (keywords.makers.length === 0) return none;
  return kept.get(run, `${edition.id}\n${keywords.makersKey}`, () => {
    const users = new Set(keywords.makers.flatMap((keyword) => usersIn(run, keyword)));
    const made = [...users].sort((a, b) => a - b).flatMap((at) => madeOn(run.cards[at]!, at, keywords, edition));
    return made.length > 0 ? made : none;
  });
}

const none: readonly never[] = [];

function madeOn(card: Card, at: number, keywords: SetKeywords, edition: Edition): CardEntry<MadeToken>[] {
  const { faces, facts } = analyseCard(card, edition);
  const made = faces.flatMap((face) => placedTokens(face.face, createdBySetKeywords(face, keywords, edition)));
  return made.map((what) => ({ at, card: facts.name, what }));
}

/** So many words are remembered of a run: each letter typed into a keyword makes another. */
const MOST_WORDS = 40;
const users = new WeakMap<CardChunk, Map<string, readonly number[]>>();

/** Which cards of a run have the letters of a keyword, from 0. A run is looked through once for a word. */
function usersIn(run: CardChunk, keyword: SetKeyword): readonly number[] {
  const ofRun = getOrInsert(users, run, () => new Map<string, readonly number[]>());
  if (ofRun.size > MOST_WORDS) ofRun.clear();
  return getOrInsert(ofRun, keyword.word, () => {
    const found = run.cards.flatMap((card, at) => (hasLetters(card, keyword) ? [at] : []));
    return found.length > 0 ? found : none;
  });
}

function hasLetters({ faces }: Card, keyword: SetKeyword): boolean {
  return faces.some(({ rulesText }) => rulesText && mayUse(rulesText.text, keyword));
}
