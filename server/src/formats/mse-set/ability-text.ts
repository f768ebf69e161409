import type { Region } from '../../text/region.js';
import { joined } from '../../text/region-parts.js';

/** One of the boxes that the text of a card is kept in, and what the card has printed before it: a loyalty cost. */
export interface TextBox {
  readonly text: Region;
  readonly lead: string;
}

/** The rules text of a face that has it in several boxes, by their order in the file; null where it has none. */
export function abilityText(boxes: readonly TextBox[]): Region | null {
  if (boxes.length === 0) return null;
  const regions = boxes.map(({ text, lead }) => (lead === '' ? text : led(text, lead)));
  return joined(
    regions.sort((a, b) => a.start - b.start),
    '\n',
  );
}

/** Text with words before it that stand elsewhere: they map to the character before the text, and cannot be replaced. */
function led(region: Region, lead: string): Region {
  return {
    ...region,
    text: lead + region.text,
    start: region.start - 1,
    pieces: [[1, lead.length, 'fixed'], ...region.pieces],
  };
}
