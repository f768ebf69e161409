import type { Card, CardDocument, PlacedCard } from '../card.js';
import type { CardCache } from '../card-cache.js';
import { unreadableCharacters } from '../unreadable.js';
import { headingOnly, isOnlySeparators } from './card-parser.js';
import { readHeader } from './header.js';
import type { Line } from './lines.js';
import { nothingKept, type Reuse, reuseOf } from './reuse.js';
import { type Block, BlockScanner } from './scan.js';

/** A plain file as it was read, with what it takes to read it again after an edit. */
export interface PlainDocument extends CardDocument {
  readonly role: Card['role'];
  /** The text that all spans count in. */
  readonly text: string;
}

/** The cards of blocks; a block whose lines are known already is parsed by them. */
export type BlockCache = CardCache<Card, readonly Line[]>;

/**
 * Reads a text, whole or, given how it was read before an edit, only the blocks around that edit; the outcome is the
 * same. Never throws.
 * @param cache where the cards come from, told already that a text is read
 */
export function readPlain(
  text: string,
  role: Card['role'],
  cache: BlockCache,
  previous: PlainDocument | null,
): PlainDocument {
  const reuse: Reuse = previous?.role === role ? reuseOf(previous, text) : nothingKept(text);
  cache.remember(reuse.replaced);
  const found = new BlockScanner(text, reuse.from, reuse.stopAt);
  let block = found.next();
  const headerBlock = reuse.fromTop && block ? readHeader(text, block) : null;
  if (headerBlock) block = found.next();
  const cards: PlacedCard[] = [];
  for (; block; block = found.next()) {
    const card = cardOf(text, block, cache);
    if (card) cards.push({ card, start: block.start });
  }
  const { before } = reuse;
  const after = reuse.after(found.stopped);
  const kept = [...(headerBlock?.problems ?? []), ...before.problems, ...found.problems, ...after.problems];
  return {
    format: 'plain',
    role,
    text,
    header: reuse.fromTop ? (headerBlock?.header ?? null) : (previous?.header ?? null),
    cards: before.cards.concat(cards, after.cards),
    suppressions: before.suppressions.concat(found.suppressions, after.suppressions),
    problems: [...unreadableCharacters(text, reuse.unseen), ...kept],
  };
}

/** The card of a block; null where the block is only a ruler between cards. */
function cardOf(text: string, { start, end, overlong, lines }: Block, cache: BlockCache): Card | null {
  if (overlong !== null) return cache.card(headingOnly(text.slice(start, overlong)));
  return isOnlySeparators(text, lines, start) ? null : cache.card(text.slice(start, end), lines);
}
