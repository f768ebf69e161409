import type { Card, CardDocument } from '../../formats/card.js';
import { magicTypes } from '../../formats/plain/type-line-words.js';
import { compactMap } from '../../util/compact.js';
import { memoize } from '../../util/memoize.js';
import { type CardChunk, chunksOf } from './card-chunk.js';

/** How many cards of a file look like cards of Magic. */
export interface OtherGame {
  /** Cards with a type line or a cost. */
  readonly cards: number;
  /** Those whose type line has a card type of Magic. */
  readonly typed: number;
}

/** Smaller files are not judged: a few cards may well have custom types. */
const MIN_CARDS = 10;

/**
 * The share of cards below which a criterion is not met. Among the homebrew sets and joke cubes examined, the oddest
 * has a card type of Magic on 94% of its cards; files for other games have one on next to none.
 */
const MIN_SHARE = 0.2;

/** Other words of type lines that show Magic: printed extras, and former names of types. */
const otherTypes: ReadonlySet<string> = new Set(['card', 'token', 'summon', 'interrupt', 'enchant', 'basic']);

/** The criteria for a card of Magic, as bits. */
const JUDGED = 1;
const TYPED = 2;
const COST = 4;
const COLORED = 8;
const TEXT = 16;
const WORDED = 32;

/** A cost with a color, in letters or symbols. Other games use plain numbers. */
const coloredCost = /^(?=[^WUBRGC]*[WUBRGC])[\dWUBRGCXYZSP{}/]{1,60}$/i;

/** Symbols and zones that several cards of Magic together can hardly do without. */
const magicText =
  /\{(?:[WUBRGCTXQ]|\d{1,2})\}|\bbattlefield\b|\buntap|\bnon(?:token|creature|land)\b|\btarget creature\b/i;

/**
 * Whether a file is for another game than Magic, by the shares of its cards that have Magic's card types, colored
 * costs, and symbols or zones in their text: all three must be close to zero. Null if it may be Magic. Only files of
 * card programs are judged; hand-written text may be incomplete at any moment.
 */
export const otherGameOf = memoize((document: CardDocument): OtherGame | null => {
  const { cards, game } = document;
  if (game !== undefined || cards.length < MIN_CARDS) return null;
  const counts = new Map<number, number>();
  for (const { chunk } of chunksOf(document))
    for (const [bits, count] of countsOf(chunk)) counts.set(bits, (counts.get(bits) ?? 0) + count);
  const having = (mask: number) =>
    [...counts].reduce((sum, [bits, count]) => ((bits & mask) === mask ? sum + count : sum), 0);
  const count = having(JUDGED);
  const typed = having(TYPED);
  const isMagic =
    count < MIN_CARDS ||
    typed >= MIN_SHARE * count ||
    isShare(having(COLORED), having(COST)) ||
    isShare(having(WORDED), having(TEXT));
  return isMagic ? null : { cards: count, typed };
});

function isShare(part: number, whole: number): boolean {
  return whole > 0 && part >= MIN_SHARE * whole;
}

/** How many cards of a chunk meet the same criteria. */
const countsOf = memoize(({ cards }: CardChunk): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const bits = bitsOf(card);
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  return compactMap(counts);
});

/** The criteria that a card meets. */
function bitsOf({ form, faces }: Card): number {
  let bits = 0;
  if (form === 'fields') {
    for (const { typeLine, manaCost, rulesText } of faces) {
      const [types, cost, text] = [typeLine, manaCost, rulesText].map((region) => region?.text.trim() ?? '');
      if (types || cost) bits |= JUDGED;
      if (types && isOfMagic(types)) bits |= TYPED;
      if (cost) bits |= coloredCost.test(cost) ? COST | COLORED : COST;
      if (text) bits |= magicText.test(text) ? TEXT | WORDED : TEXT;
    }
  }
  return bits;
}

function isOfMagic(typeLine: string): boolean {
  const words = typeLine.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some((word) => magicTypes.has(word) || magicTypes.has(word.replace(/s$/, '')) || otherTypes.has(word));
}
