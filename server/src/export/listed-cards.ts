import { mentionedCard } from '../analysis/card/mentioned.js';
import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Card } from '../formats/card.js';
import { type Region, toSource } from '../text/region.js';
import { inFile, type Span } from '../text/span.js';

/** A card of a set, or one that a cube list names. */
export interface ListedCard {
  readonly card: Card;
  /** How many of it a cube list has; 1 for the card itself. */
  readonly count: number;
  /** The span in the file of words of its text; the card's name if the file only names the card. */
  place(region: Region, words: Span): Span;
}

/**
 * The cards of a file: those it contains, and those it names like a cube list, except on its maybeboard. A named card
 * that is in another of the files is listed there.
 */
export function* listedCards(snapshot: Snapshot, files: ReadonlySet<string>): Generator<ListedCard> {
  const { document, set } = snapshot;
  for (const { card, start } of document.cards) {
    yield { card, count: 1, place: (region, words) => inFile(toSource(region, words), start) };
  }
  for (const mention of document.mentions ?? []) {
    const found = mention.aside ? null : mentionedCard(mention, set);
    if (!found || (found.own && files.has(found.own.path))) continue;
    const { name, count } = mention;
    const whole = toSource(name, { start: 0, end: name.text.length });
    yield { card: found.card, count, place: () => whole };
  }
}
