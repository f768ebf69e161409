import type { Card } from './card.js';

/** So many sources are remembered before it is worth looking which of their cards are gone. */
const FEW = 100;

/**
 * Cards by their source text, so that equal ones are one object and none is parsed twice while it is in use. Cards are held
 * weakly: one that no document has any more is forgotten with everything that is known of it, ten kilobytes or so, which
 * every keystroke would otherwise leave behind.
 */
export class CardCache<C extends Card = Card, Hint = unknown> {
  private readonly parse: (source: string, hint?: Hint) => C;
  private readonly known = new Map<string, WeakRef<C>>();
  /** At this many sources the dead ones are thrown out. */
  private full = FEW;
  /** How many blocks have been parsed so far. */
  parsed = 0;

  /** @param parse reads a card; may be given what is known of its source already, which spares looking for it */
  constructor(parse: (source: string, hint?: Hint) => C) {
    this.parse = parse;
  }

  /** The card of a block, parsed now or before. */
  card(source: string, hint?: Hint): C {
    const known = this.known.get(source)?.deref();
    if (known) return known;
    if (this.known.size >= this.full) this.sweep();
    const card = this.parseNow(source, hint);
    this.known.set(card.source, new WeakRef(card));
    return card;
  }

  private parseNow(source: string, hint?: Hint): C {
    this.parsed++;
    return this.parse(detached(source), hint);
  }

  private sweep(): void {
    for (const [source, card] of this.known) if (!card.deref()) this.known.delete(source);
    this.full = Math.max(FEW, 2 * this.known.size);
  }
}

/**
 * A copy that does not keep its origin in memory: engines cut a string out of another one by reference, and each card
 * typed would otherwise hold on to the whole file as it was at that moment.
 */
function detached(text: string): string {
  return ` ${text}`.slice(1);
}
