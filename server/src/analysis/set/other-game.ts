import type { Card, CardDocument } from '../../formats/card.js';
import { magicTypes } from '../../formats/plain/type-line-words.js';

/** How a file's cards fare against what every set of Magic has. */
export interface OtherGame {
  /** Cards with a type line or a cost. */
  readonly cards: number;
  /** Those whose type line has a card type of Magic. */
  readonly typed: number;
}

/** With fewer cards nothing is said: a handful may well have types of their own. */
const FEWEST = 10;

/**
 * The share of cards below which something is not Magic's. Of the homebrew sets and joke cubes looked at, the oddest has a
 * card type of Magic on 94 in 100 cards; files for other games have one on next to none.
 */
const SHARE = 0.2;

/** Words of type lines besides the card types: what is printed beside a set, and what types were called long ago. */
const otherTypes: ReadonlySet<string> = new Set(['card', 'token', 'summon', 'interrupt', 'enchant', 'basic']);

/** What counts for a card of Magic. Each is a bit. */
const JUDGED = 1;
const TYPED = 2;
const COST = 4;
const COLORED = 8;
const TEXT = 16;
const WORDED = 32;

/** A cost with a colour, in letters or symbols. Other games count up in plain numbers. */
const coloredCost = /^(?=[^WUBRGC]*[WUBRGC])[\dWUBRGCXYZSP{}/]{1,60}$/i;

/** Symbols and zones that rules text of Magic cannot do without for long. */
const magicText =
  /\{(?:[WUBRGCTXQ]|\d{1,2})\}|\bbattlefield\b|\buntap|\bnon(?:token|creature|land)\b|\btarget creature\b/i;

const judged = new WeakMap<Card, number>();
const documents = new WeakMap<CardDocument, OtherGame | null>();

/**
 * Whether a file is for another game than Magic, by the shares of its cards that have Magic's card types, colored costs,
 * and symbols or zones in their text: all three must be all but missing. Null where it may well be Magic. Only files of
 * programs are judged; what people type may be half a card at any moment.
 */
export function otherGameOf(document: CardDocument): OtherGame | null {
  const known = documents.get(document);
  if (known !== undefined) return known;
  const found = judge(document);
  documents.set(document, found);
  return found;
}

function judge({ cards, game }: CardDocument): OtherGame | null {
  if (game !== undefined || cards.length < FEWEST) return null;
  const counts = new Map<number, number>();
  for (const { card } of cards) {
    const bits = bitsOf(card);
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  const having = (mask: number) =>
    [...counts].reduce((sum, [bits, count]) => ((bits & mask) === mask ? sum + count : sum), 0);
  const count = having(JUDGED);
  const typed = having(TYPED);
  const isMagic =
    count < FEWEST ||
    typed >= SHARE * count ||
    isShare(having(COLORED), having(COST)) ||
    isShare(having(WORDED), having(TEXT));
  return isMagic ? null : { cards: count, typed };
}

function isShare(part: number, whole: number): boolean {
  return whole > 0 && part >= SHARE * whole;
}

function bitsOf(card: Card): number {
  const known = judged.get(card);
  if (known !== undefined) return known;
  let bits = 0;
  if (card.form === 'fields') {
    for (const { typeLine, manaCost, rulesText } of card.faces) {
      const [types, cost, text] = [typeLine, manaCost, rulesText].map((region) => region?.text.trim() ?? '');
      if (types || cost) bits |= JUDGED;
      if (types && isOfMagic(types)) bits |= TYPED;
      if (cost) bits |= coloredCost.test(cost) ? COST | COLORED : COST;
      if (text) bits |= magicText.test(text) ? TEXT | WORDED : TEXT;
    }
  }
  judged.set(card, bits);
  return bits;
}

function isOfMagic(typeLine: string): boolean {
  const words = typeLine.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some((word) => magicTypes.has(word) || magicTypes.has(word.replace(/s$/, '')) || otherTypes.has(word));
}
