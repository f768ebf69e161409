import type { Card, CardDocument } from '../../formats/card.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { memoize } from '../../util/memoize.js';

/**
 * A chunk of consecutive cards, wherever they are in whatever file. Boundaries are content-defined: the cards
 * themselves determine where a chunk ends. So an edit recreates only one or two chunks, and with results cached per
 * chunk a keystroke takes time in proportion to a chunk, not to the file.
 */
export interface CardChunk {
  readonly cards: readonly Card[];
}

/** A chunk with its place in a document. */
export interface PlacedChunk {
  readonly chunk: CardChunk;
  /** The index of its first card among the document's cards. */
  readonly first: number;
}

/** The fewest cards of a chunk, except for the last of a file. */
const MIN_CARDS = 16;
/** After those, about one card in this many ends a chunk; a power of two. */
const BOUNDARY_RATE = 32;
/** The most cards of a chunk, even if none of them ends it. */
const MAX_CARDS = 256;

/**
 * The latest chunk that began with a card. References are weak: a card that no longer begins a chunk would otherwise
 * retain the cards that followed it then, those the chunks they once began, and so every state of the text.
 */
const chunkByFirst = new WeakMap<Card, WeakRef<CardChunk>>();

/** The chunks of a document's cards, in order. */
export const chunksOf: (document: CardDocument) => readonly PlacedChunk[] = memoize(cut);

const matchesByChunk = memoize<CardChunk, Map<(card: Card) => boolean, readonly number[]>>(() => new Map());

/**
 * The indices of a document's cards that match a predicate. Each chunk is searched once.
 * @param matches a constant function that depends on nothing but the card
 */
export function cardsWhere(document: CardDocument, matches: (card: Card) => boolean): number[] {
  const found: number[] = [];
  for (const { chunk, first } of chunksOf(document)) {
    for (const index of matchingIn(chunk, matches)) found.push(first + index);
  }
  return found;
}

function matchingIn(chunk: CardChunk, matches: (card: Card) => boolean): readonly number[] {
  return getOrInsert(matchesByChunk(chunk), matches, () =>
    chunk.cards.flatMap((card, index) => (matches(card) ? [index] : [])),
  );
}

function cut({ cards }: CardDocument): PlacedChunk[] {
  const chunks: PlacedChunk[] = [];
  for (let first = 0; first < cards.length; ) {
    const chunk = previousChunk(cards, first) ?? newChunk(cards, first);
    chunks.push({ chunk, first });
    first += chunk.cards.length;
  }
  return chunks;
}

/** The previous chunk that began with this card, if its cards are still the same. */
function previousChunk(placed: CardDocument['cards'], first: number): CardChunk | null {
  const previous = chunkByFirst.get(placed[first]!.card)?.deref();
  if (!previous) return null;
  const end = first + previous.cards.length;
  for (let at = first; at < end; at++) if (placed[at]?.card !== previous.cards[at - first]) return null;
  // A chunk that ended with its file may continue now.
  return end === placed.length || endsChunk(previous.cards.length, placed[end - 1]!.card) ? previous : null;
}

function newChunk(placed: CardDocument['cards'], first: number): CardChunk {
  let end = first + 1;
  while (end < placed.length && !endsChunk(end - first, placed[end - 1]!.card)) end++;
  const chunk = { cards: placed.slice(first, end).map(({ card }) => card) };
  chunkByFirst.set(chunk.cards[0]!, new WeakRef(chunk));
  return chunk;
}

/** Whether a card ends its chunk: decided by its length alone, so that the result is the same wherever the card is. */
function endsChunk(count: number, { source }: Card): boolean {
  if (count < MIN_CARDS) return false;
  return count === MAX_CARDS || (Math.imul(source.length, 0x9e3779b1) >>> 16) % BOUNDARY_RATE === 0;
}
