import type { Region } from '../../text/region.js';
import { joined, partOf } from '../../text/region-parts.js';

/** One of the text boxes of a card, and what is printed before its text: a loyalty cost. */
export interface TextBox {
  readonly text: Region;
  readonly lead: string;
}

/** The rules text of a face with several boxes, in file order; null if it has none. */
export function abilityText(boxes: readonly TextBox[]): Region | null {
  if (boxes.length === 0) return null;
  const regions = boxes.map(({ text, lead }) => (lead === '' ? text : withLead(text, lead)));
  return joined(
    regions.sort((a, b) => a.start - b.start),
    '\n',
  );
}

/** A loyalty cost written in the text itself: `+1:`, `[-3]:`. */
const writtenCost = /^\[?[+−–-]?(?:\d{1,3}|X)\]?:/i;

/**
 * Assigns the loyalty costs, which have fields of their own in planeswalker styles without further text boxes, to the
 * paragraphs of a text. A cost belongs to the paragraph with its number. If the first cost is set and there are fewer
 * costs than paragraphs, the abilities without a cost come first, as on printed cards.
 * @param costs by number, the first at 0; an empty string means no cost
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

/** Prefixes text with words from another field: they map to the character before the text, and cannot be replaced. */
function withLead(region: Region, lead: string): Region {
  return {
    ...region,
    text: lead + region.text,
    start: region.start - 1,
    pieces: [[1, lead.length, 'fixed'], ...region.pieces],
  };
}
