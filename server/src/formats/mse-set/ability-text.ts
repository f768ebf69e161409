import type { Region } from '../../text/region.js';
import { joined, partOf } from '../../text/region-parts.js';

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

/** A loyalty cost that is written in the text itself: `+1:`, `[-3]:`. */
const writtenCost = /^\[?[+−–-]?(?:\d{1,3}|X)\]?:/i;

/**
 * The paragraphs of a text whose loyalty costs are in fields of their own, as styles for planeswalkers without further text
 * boxes have it. A cost belongs to the paragraph with its number; where the first has a cost and there are fewer costs than
 * paragraphs, the abilities without a cost come first, as they do on cards.
 * @param costs by their numbers, the first at 0; empty where there is none
 */
export function paragraphsWithCosts(text: Region, costs: readonly string[]): TextBox[] {
  const paragraphs: Region[] = [];
  let start = 0;
  for (const line of text.text.split('\n')) {
    if (line.trim() !== '') paragraphs.push(partOf(text, { start, end: start + line.length }));
    start += line.length + 1;
  }
  const count = costs.findLastIndex((cost) => cost !== '') + 1;
  const isGapless = costs.slice(0, count).every((cost) => cost !== '');
  const first = isGapless ? Math.max(0, paragraphs.length - count) : 0;
  return paragraphs.map((paragraph, i) => {
    const cost = costs[i - first] ?? '';
    return { text: paragraph, lead: cost === '' || writtenCost.test(paragraph.text) ? '' : `${cost}: ` };
  });
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
