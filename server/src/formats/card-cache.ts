import { copyString } from '../util/copy-string.js';
import { TwoGenerationCache } from '../util/two-generation-cache.js';
import type { Card, CardDocument, PlacedCard } from './card.js';

/** The least number of cards a format keeps: enough for an undone edit, or for a text that occurs in two open files. */
const MIN_CAPACITY = 16;

/**
 * Caches recently parsed cards by their source text, so that equal cards are one object and are not parsed again when
 * an edit is undone, a file is moved, or a text occurs in two files. The cache is bounded and has two generations:
 * everything derived from a card hangs on it (about ten kilobytes), and every keystroke makes a new card.
 */
export class CardCache<C extends Card = Card, Hint = unknown> {
  private readonly recent: TwoGenerationCache<string, C>;
  private isFirstReading = false;
  /** How many blocks have been parsed so far. */
  parsed = 0;

  /**
   * @param parse reads a card; the hint is what the caller already knows about the source
   * @param minCapacity the number of cards that are always cached
   */
  constructor(
    private readonly parse: (source: string, hint?: Hint) => C,
    private readonly minCapacity = MIN_CAPACITY,
  ) {
    this.recent = new TwoGenerationCache(minCapacity, (_, { source }) => source);
  }

  /**
   * Must be called before a text is read.
   * @param previous the document as it was read before the edit
   * @param cards how many cards the text has, if all of them are read again after every edit
   */
  begin(previous: CardDocument | null | undefined, cards = 0): void {
    this.isFirstReading = !previous;
    this.recent.capacity = Math.max(this.minCapacity, cards);
  }

  /** Caches the cards that were in the part of the text being read again: they are likely to be requested next. */
  remember(cards: readonly (PlacedCard & { readonly card: C })[]): void {
    this.recent.capacity = Math.max(this.recent.capacity, cards.length);
    for (const { card } of cards) this.recent.set(card.source, card);
  }

  /** The card of a source, from the cache or newly parsed. */
  card(source: string, hint?: Hint): C {
    const cached = this.recent.get(source);
    if (cached) return cached;
    const card = this.parseNow(source, hint);
    this.recent.set(card.source, card);
    return card;
  }

  /** The first reading may slice the file's text, which stays in memory until the file is edited; later ones copy. */
  private parseNow(source: string, hint?: Hint): C {
    this.parsed++;
    return this.parse(this.isFirstReading ? source : copyString(source), hint);
  }
}
