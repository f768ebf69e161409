import type { Card, CardDocument, PlacedCard } from '../card.js';
import type { CardCache } from '../card-cache.js';
import { unreadableCharacters } from '../unreadable.js';
import { headingOnly, isOnlySeparators } from './card-parser.js';
import { readHeader } from './header.js';
import { nothingKept, type Reuse, reuseOf } from './reuse.js';
import { type Block, scan } from './scan.js';

/** A plain file as it was read, with what it takes to read it again after an edit. */
export interface PlainDocument extends CardDocument {
  readonly role: Card['role'];
  /** The text that all spans count in. */
  readonly text: string;
}

/**
 * Reads a text, whole or, given how it was read before an edit, only the blocks around that edit; the outcome is the
 * same. Never throws.
 */
export function readPlain(
  text: string,
  role: Card['role'],
  cache: CardCache,
  previous: PlainDocument | null,
): PlainDocument {
  const reuse: Reuse = previous?.role === role ? reuseOf(previous, text) : nothingKept(text);
  const found = scan(text, reuse.from, reuse.stopAt);
  const { before } = reuse;
  const after = reuse.after(found.stopped);

  const [first] = found.blocks;
  const headerBlock = reuse.fromTop && first ? readHeader(text, first) : null;
  const cards = placedCards(text, headerBlock ? found.blocks.slice(1) : found.blocks, cache);
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

function placedCards(text: string, blocks: readonly Block[], cache: CardCache): PlacedCard[] {
  const cards: PlacedCard[] = [];
  for (const { start, end, overlong } of blocks) {
    const source = overlong === null ? text.slice(start, end) : headingOnly(text.slice(start, overlong));
    if (overlong === null && isOnlySeparators(source)) continue;
    cards.push({ card: cache.card(source), start });
  }
  return cards;
}
