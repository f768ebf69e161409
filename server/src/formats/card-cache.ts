import type { Card } from './card.js';

/** How much text one generation holds, in UTF-16 units: several thousand cards, a few megabytes with their parts. */
const CAPACITY = 2_000_000;

/**
 * Cards by their source text, so that equal ones are one object and none is parsed twice while it is in
 * use. Bounded by two generations: when the young one is full it becomes the old one, and whatever is not asked for
 * again before the next change of generations is forgotten.
 */
export class CardCache<C extends Card = Card> {
  private readonly parse: (source: string) => C;
  private readonly capacity: number;
  private young = new Map<string, C>();
  private old = new Map<string, C>();
  private size = 0;
  /** How many blocks have been parsed so far. */
  parsed = 0;

  constructor(parse: (source: string) => C, capacity = CAPACITY) {
    this.parse = parse;
    this.capacity = capacity;
  }

  /** The card of a block, parsed now or before. */
  card(source: string): C {
    const known = this.young.get(source);
    if (known) return known;
    const card = this.old.get(source) ?? this.parseNow(source);
    this.keep(card);
    return card;
  }

  private parseNow(source: string): C {
    this.parsed++;
    return this.parse(detached(source));
  }

  private keep(card: C): void {
    if (this.size > 0 && this.size + card.source.length > this.capacity) {
      this.old = this.young;
      this.young = new Map();
      this.size = 0;
    }
    this.young.set(card.source, card);
    this.size += card.source.length;
  }
}

/**
 * A copy that does not keep its origin in memory: engines cut a string out of another one by reference, and each card
 * typed would otherwise hold on to the whole file as it was at that moment.
 */
function detached(text: string): string {
  return ` ${text}`.slice(1);
}
