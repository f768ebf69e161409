import { mentionedCard } from '../analysis/card/mentioned.js';
import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Card } from '../formats/card.js';
import { type Region, toSource } from '../text/region.js';
import { type Span, shift } from '../text/span.js';

/** A card whose tokens a file is asked for. */
export interface CardListed {
  readonly card: Card;
  /** Where words of its text stand in the file: its name, where the file only names the card. */
  place(region: Region, words: Span): Span;
}

/**
 * The cards of a file: those that it holds, and those that it names as a cube list does, but for its maybeboard. What
 * stands in another of the files is listed there.
 */
export function* cardsListed(snapshot: Snapshot, files: ReadonlySet<string>): Generator<CardListed> {
  const { document, set } = snapshot;
  for (const { card, start } of document.cards) {
    yield { card, place: (region, words) => shift(toSource(region, words), start) };
  }
  for (const mention of document.mentions ?? []) {
    const found = mention.aside ? null : mentionedCard(mention, set);
    if (!found || (found.own && files.has(found.own.path))) continue;
    const { name } = mention;
    const whole = toSource(name, { start: 0, end: name.text.length });
    yield { card: found.card, place: () => whole };
  }
}
