import { BACKSLASH, cardToJson } from '../analysis/card/card-json.js';
import type { Card, CardDocument } from '../formats/card.js';
import { createJsonFormat } from '../formats/json/json-format.js';
import { addAll } from '../util/add-all.js';
import { roundTripLosses } from './round-trip-losses.js';
import type { Loss, WrittenCards } from './written-cards.js';

/**
 * Writes cards as JSON in the style of Scryfall's (scryfall.com/docs/api/cards), one list for all documents. The result
 * is read back as the same cards.
 */
export function jsonCards(documents: readonly CardDocument[]): WrittenCards {
  const format = createJsonFormat();
  const losses: Loss[] = [];
  const cards = documents.flatMap((document) => {
    addAll(losses, fileLosses(document));
    return document.cards.map(({ card }) => {
      const own: Loss[] = [];
      const name = card.faces[0]?.name?.text || null;
      const json = cardToJson(card, (what) => own.push({ card: name, what }));
      const readBack = format.read('cards.json', JSON.stringify([json])).cards;
      for (const what of roundTripLosses(card, readBack, namedParts(card, own))) own.push({ card: name, what });
      addAll(
        losses,
        own.filter(({ what }, at) => own.findIndex((each) => each.what === what) === at),
      );
      return json;
    });
  });
  return { text: `${JSON.stringify(cards, null, 2)}\n`, losses };
}

/** The parts of a card that these losses already report. */
function namedParts({ faces }: Card, losses: readonly Loss[]): ReadonlySet<string> {
  const reported = new Set(losses.map(({ what }) => what));
  const named = new Set<string>();
  if (reported.has(BACKSLASH)) named.add('rules text');
  if (faces.some(({ stats }) => stats && reported.has(`the number ${stats.text}`))) named.add('stats');
  return named;
}

function fileLosses({ header, suppressions }: CardDocument): Loss[] {
  const losses: Loss[] = (header?.entries ?? []).map(({ key, value }) => ({
    card: null,
    what: `the header’s line “${key}: ${value.text}”`,
  }));
  if (suppressions.length > 0) losses.push({ card: null, what: 'comments that silence rules' });
  return losses;
}
