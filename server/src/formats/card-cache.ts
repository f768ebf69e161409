import { copyString } from '../util/copy-string.js';
import { TwoGenerationCache } from '../util/two-generation-cache.js';
import type { Card, CardDocument, PlacedCard } from './card.js';

/** So many cards of a format are remembered: what is taken back, and what stands in two files that are read together. */
const FEW = 16;

/**
 * The cards that were asked for last, by their source text, so that equal ones are one object and none is parsed again when
 * an edit is taken back, a file is moved, or a text stands in two files. What is remembered is bounded, in two generations:
 * with a card goes everything that is known of it, ten kilobytes or so, which every keystroke would otherwise leave behind.
 */
export class CardCache<C extends Card = Card, Hint = unknown> {
  private readonly recent: TwoGenerationCache<string, C>;
  private isFirst = false;
  /** How many blocks have been parsed so far. */
  parsed = 0;

  /**
   * @param parse reads a card; may be given what is known of its source already, which spares looking for it
   * @param few so many cards are remembered whatever is read
   */
  constructor(
    private readonly parse: (source: string, hint?: Hint) => C,
    private readonly few = FEW,
  ) {
    this.recent = new TwoGenerationCache(few, (_, { source }) => source);
  }

  /**
   * A text is going to be read.
   * @param previous how it was read before an edit
   * @param cards how many cards of it will be asked for, if it is read as a whole after every edit
   */
  begin(previous: CardDocument | null | undefined, cards = 0): void {
    this.isFirst = !previous;
    this.recent.capacity = Math.max(this.few, cards);
  }

  /** Cards that stood where a text is read now, and are likely to be asked for again. */
  remember(cards: readonly (PlacedCard & { readonly card: C })[]): void {
    this.recent.capacity = Math.max(this.recent.capacity, cards.length);
    for (const { card } of cards) this.recent.set(card.source, card);
  }

  /** The card of a source, parsed now or before. */
  card(source: string, hint?: Hint): C {
    const known = this.recent.get(source);
    if (known) return known;
    const card = this.parseNow(source, hint);
    this.recent.set(card.source, card);
    return card;
  }

  /** As long as a file is not edited its text is held anyway, so that the cards of a first reading may be cut out of it. */
  private parseNow(source: string, hint?: Hint): C {
    this.parsed++;
    return this.parse(this.isFirst ? source : copyString(source), hint);
  }
}
