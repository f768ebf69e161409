import type { Text } from '../../text/text.js';
import type { Card, CardDocument, Header, PlacedCard } from '../card.js';
import type { CardCache } from '../card-cache.js';
import { unreadableCharacters } from '../unreadable.js';
import { headingOnly, isOnlySeparators } from './card-parser.js';
import { readHeader } from './header.js';
import type { PlainLine } from './lines.js';
import { type DocumentPart, moved, noReuse, type Reuse, reuseOf } from './reuse.js';
import { type Block, BlockScanner } from './scan.js';

/** A plain file with what is needed to read it again after an edit. */
export interface PlainDocument extends CardDocument {
  readonly role: Card['role'];
  /** The text that all spans count in. */
  readonly text: Text;
}

/** The cards of blocks; the hint is the block's lines. */
export type BlockCache = CardCache<Card, readonly PlainLine[]>;

/**
 * Reads a text. Given the document before an edit, reads only the blocks around the edit, with the same result. Never
 * throws.
 * @param cache provides the cards; its `begin` was already called
 */
export function readPlain(
  text: Text,
  role: Card['role'],
  cache: BlockCache,
  previous: PlainDocument | null,
): PlainDocument {
  const reuse: Reuse = previous?.role === role ? reuseOf(previous, text) : noReuse(text);
  cache.remember(reuse.replaced);
  const read = readAround(text, cache, reuse);
  const { before } = reuse;
  const after = reuse.after(read.stopped);
  const readProblems = [...before.problems, ...read.problems, ...after.problems];
  return {
    format: 'plain',
    role,
    text,
    header: reuse.fromTop ? read.header : (previous?.header ?? null),
    cards: before.cards.concat(read.cards, after.cards),
    suppressions: before.suppressions.concat(read.suppressions, after.suppressions),
    problems: [...unreadableCharacters(text, reuse.unchecked), ...readProblems],
  };
}

/** The result of reading a part of a text, and the offset where reading stopped; null for the end of the text. */
interface ReadPart extends DocumentPart {
  readonly header: Header | null;
  readonly stopped: number | null;
}

/** Reads as little of a text as possible: larger and larger parts, until reading may stop. */
function readAround(text: Text, cache: BlockCache, reuse: Reuse): ReadPart {
  for (let beyond = 1; ; beyond *= 8) {
    const end = reuse.startAfterEdit(beyond) ?? text.length;
    const found = readPart(text, end, cache, reuse);
    if (found.stopped !== null || end === text.length) return found;
  }
}

/** @param end the file's end, or where a card starts: reading must stop before it */
function readPart(text: Text, end: number, cache: BlockCache, reuse: Reuse): ReadPart {
  const { from, fromTop } = reuse;
  const top = fromTop ? 0 : from;
  const source = text.slice(top, end);
  let mayBeHeader = fromTop;
  const stopAt = (start: number) => {
    const isKnown = !mayBeHeader && reuse.stopAt(top + start);
    mayBeHeader = false;
    return isKnown;
  };
  const scanner = new BlockScanner(source, from - top, stopAt, text.length - top);
  let block = scanner.next();
  const headerBlock = fromTop && block ? readHeader(source, block) : null;
  if (headerBlock) block = scanner.next();
  const cards: PlacedCard[] = [];
  for (; block; block = scanner.next()) {
    const card = cardOf(source, block, cache);
    if (card) cards.push({ card, start: block.start });
  }
  const { suppressions, problems, stopped } = scanner;
  return {
    ...moved({ cards, suppressions, problems: [...(headerBlock?.problems ?? []), ...problems] }, top),
    header: headerBlock?.header ?? null,
    stopped: stopped === null ? null : top + stopped,
  };
}

/** The card of a block; null if the block is only a ruler between cards. */
function cardOf(text: string, { start, end, overlong, lines }: Block, cache: BlockCache): Card | null {
  if (overlong !== null) return cache.card(headingOnly(text.slice(start, overlong)));
  return isOnlySeparators(text, lines, start) ? null : cache.card(text.slice(start, end), lines);
}
