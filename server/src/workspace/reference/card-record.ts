import { cardToJson } from '../../analysis/card/card-json.js';
import type { Card } from '../../formats/card.js';
import { parseEntry } from '../../formats/json/entry.js';

/** What a reference keeps of a card: what can be asked of it, and no printing's artist or flavour. */
const kept: ReadonlySet<string> = new Set(['Color', 'Loyalty', 'Defense']);

/** A card as it is kept, in the one notation of all references; read back by `cardOf`. */
export function recordOf(card: Card): string {
  const { links: _, ...rest } = card;
  const faces = card.faces.map((face) => ({
    ...face,
    flavor: [],
    metadata: face.metadata.filter(({ key }) => kept.has(key)),
  }));
  return JSON.stringify(cardToJson({ ...rest, faces }, () => {}));
}

/** The card of a record. */
export function cardOf(record: string): Card {
  return parseEntry(record);
}
