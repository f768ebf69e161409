import { cardToJson } from '../../analysis/card/card-json.js';
import type { Card } from '../../formats/card.js';
import { parseEntry } from '../../formats/json/entry.js';

/** The metadata that a reference stores of a card, leaving out what depends on the printing, such as artists. */
const storedMetadata: ReadonlySet<string> = new Set(['Color', 'Loyalty', 'Defense']);

/** Returns the record that is stored for a card, in the same notation for all references; `cardOf` reads it. */
export function recordOf(card: Card): string {
  const { links: _, ...rest } = card;
  const faces = card.faces.map((face) => ({
    ...face,
    flavor: [],
    metadata: face.metadata.filter(({ key }) => storedMetadata.has(key)),
  }));
  return JSON.stringify(cardToJson({ ...rest, faces }, () => {}));
}

/** Returns the card of a record. */
export function cardOf(record: string): Card {
  return parseEntry(record);
}
