import { namesIn } from '../../analysis/card/card-names.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card } from '../../formats/card.js';
import { type Region, regionSpan, toText } from '../../text/region.js';
import { touches } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { mentionAt } from '../shared/cursor/mention-at.js';
import { type CardOccurrence, occurrencesOfCard, occurrencesOfCardOn } from './card-occurrence.js';
import { type NamedCard, namedCard } from './named-card.js';

/** A card of the set whose name is under the cursor. */
export interface CardAt {
  readonly card: NamedCard;
  readonly occurrence: CardOccurrence;
}

/** Returns the card of the set whose name, or placeholder for it, is at an offset of the file; null if there is none. */
export function cardAt(snapshot: Snapshot, offset: number): CardAt | null {
  const listed = mentionAt(snapshot, offset);
  const placed = listed ? undefined : lastAtOrBefore(snapshot.document.cards, offset);
  const names = listed ? namesAt(listed.mention.name.text) : placed ? namesOn(placed.card, offset - placed.start) : [];
  const cards = new Map(names.flatMap((name) => namedCard(name, snapshot.set) ?? []).map((card) => [card.key, card]));
  const found = [...cards.values()].flatMap((card): CardAt[] => {
    const all = placed ? occurrencesOfCardOn(card, placed, snapshot) : occurrencesOfCard(card, snapshot);
    return all.filter(({ span }) => touches(span, offset)).map((occurrence) => ({ card, occurrence }));
  });
  // Of a split card and its half, the half.
  const length = ({ occurrence: { span } }: CardAt) => span.end - span.start;
  return found.sort((a, b) => length(a) - length(b))[0] ?? null;
}

/** The longest name that is looked for around the cursor, in UTF-16 units. */
const MAX_NAME = 60;

/** The names at an offset of a card that may be those of cards, and the card's own. */
function namesOn({ faces, links }: Card, offset: number): string[] {
  const own = faces.flatMap(({ name }) => (name ? namesAt(name.text) : []));
  const linked = links?.entries.filter(({ name }) => touches(regionSpan(name), offset)) ?? [];
  const texts = faces.flatMap(({ rulesText, flavor, metadata }) => [
    ...(rulesText ? [rulesText] : []),
    ...flavor,
    ...metadata.map(({ value }) => value),
  ]);
  return [
    ...own,
    ...linked.flatMap(({ name }) => namesAt(name.text)),
    ...texts.flatMap((text) => namesAround(text, offset)),
  ];
}

function namesAt(text: string): string[] {
  return namesIn(text).map(({ name }) => name);
}

/** All words around an offset of the card, from one with a capital on, that may be a name. */
function namesAround(region: Region, offset: number): string[] {
  const at = touches(regionSpan(region), offset) ? toText(region, offset) : null;
  if (at === null) return [];
  const from = Math.max(0, at - MAX_NAME);
  const around = region.text.slice(from, at + MAX_NAME);
  const words = [...around.matchAll(/[\p{L}\d'’-]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const starts = words.filter(({ start }) => from + start <= at && /\p{Lu}/u.test(around[start]!));
  const ends = words.filter(({ end }) => from + end >= at);
  return starts.flatMap(({ start }) =>
    ends.flatMap(({ end }) => {
      const name = around.slice(start, end);
      return end <= start || name.includes('\n') ? [] : [name, name.replace(/['’]s$/, '')];
    }),
  );
}
