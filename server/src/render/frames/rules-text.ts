import type { Box, DrawnShape } from '../drawing.js';
import type { FaceText } from '../face-text.js';
import type { Look } from '../look.js';
import { type FittedText, fitText } from '../text/fit.js';
import { ASCENT } from '../text/font.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';
import { within } from './words.js';

/** Rules text and, behind a fine line, flavour text in their box. */
export function rulesIn(box: Box, fitted: FittedRules, look: Look): DrawnShape[] {
  const { rules, flavor } = fitted;
  const height = rules.height + (flavor ? flavor.height + fitted.gap : 0);
  const top = box.y + Math.max(0, (box.height - height) / 2);
  const at = (text: FittedText, name: string, y: number): DrawnShape =>
    within(name, { ...box, y, height: text.height + 0.01 }, text, drawText(text, box.x, y, look));
  const shapes = rules.lines.length > 0 ? [at(rules, 'rules', top)] : [];
  if (!flavor) return shapes;
  const y = top + rules.height + fitted.gap;
  const middle = top + rules.height + fitted.gap / 2;
  const line: DrawnShape = {
    kind: 'box',
    box: { x: box.x + box.width * 0.12, y: middle - 0.75, width: box.width * 0.76, height: 1.5 },
    radius: 0.75,
    fill: look.palette.line,
  };
  return [...shapes, ...(rules.lines.length > 0 ? [line] : []), at(flavor, 'flavor', y)];
}

/** Rules text and flavour text at their sizes. */
export interface FittedRules {
  readonly rules: FittedText;
  /** Null where there is none, or no room for any. */
  readonly flavor: FittedText | null;
  /** Between the two. */
  readonly gap: number;
  readonly height: number;
}

/** What a whole card has for its texts and its picture together, in units of the card. */
export interface CardRoom {
  readonly width: number;
  readonly height: number;
  /** The size of letters where there is little to say. */
  readonly largest: number;
  /** What the picture and the edges of the text box take: where the text leaves it to them, as a rule, at the least. */
  readonly good: number;
  readonly little: number;
  readonly least: number;
}

/** Letters smaller than the first (2.2 mm, 6 points) can be read, but not across a table; than the second, not in print. */
const READABLE = 22;
const SMALLEST = 18;

/**
 * Fits the texts of a card: letters get a little smaller, then text takes room from the picture, then reminder text goes,
 * as it does on printed cards; then letters get as small as can be read, and the last of the picture goes. Only what has
 * no room even so is cut. Null where there is no text.
 */
export function fitCard({ rules, flavor, shorterRules }: FaceText, room: CardRoom): FittedRules | null {
  if (rules.length + flavor.length === 0) return null;
  const { width, height, largest, good, little, least } = room;
  const setIn = (lines: readonly Paragraph[], taken: number, smallest: number) =>
    fitRules(lines, flavor, { width, height: height - taken, largest, smallest });
  const easy = setIn(rules, good, largest * 0.88);
  if (!easy.rules.cut && (easy.flavor || flavor.length === 0)) return easy;
  const whole = setIn(rules, little, READABLE);
  if (!whole.rules.cut) return whole;
  const shorter = shorterRules();
  const short = shorter === rules ? whole : setIn(shorter, little, READABLE);
  return short.rules.cut ? setIn(shorter, least, SMALLEST) : short;
}

/** Fits rules text, and flavour text where the rules leave room for it at a size that can be read. */
export function fitRules(
  rules: readonly Paragraph[],
  flavor: readonly Paragraph[],
  room: { readonly width: number; readonly height: number; readonly largest: number; readonly smallest: number },
): FittedRules {
  if (flavor.length > 0) {
    const readable = Math.max(room.smallest, room.largest * 0.72);
    for (let size = room.largest; size >= readable; size *= 0.96) {
      const both = together(rules, flavor, { ...room, largest: size, smallest: size });
      if (both) return both;
    }
  }
  const alone = fitText(rules, room);
  return { rules: alone, flavor: null, gap: 0, height: alone.height };
}

function together(
  rules: readonly Paragraph[],
  flavor: readonly Paragraph[],
  room: { readonly width: number; readonly height: number; readonly largest: number; readonly smallest: number },
): FittedRules | null {
  const above = fitText(rules, room);
  const gap = above.lines.length > 0 ? room.largest * 0.7 : 0;
  const left = room.height - above.height - gap;
  if (above.cut || left < room.largest * ASCENT) return null;
  const below = fitText(flavor, { ...room, height: left });
  return below.cut ? null : { rules: above, flavor: below, gap, height: above.height + gap + below.height };
}
