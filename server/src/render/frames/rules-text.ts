import type { Box, DrawnShape } from '../drawing.js';
import type { FaceText } from '../face-text.js';
import type { Look } from '../look.js';
import { type FittedText, fitText } from '../text/fit.js';
import { ASCENT } from '../text/font.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';
import { within } from './words.js';

/** Rules text and, below a thin line, flavour text. */
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

/** Rules text and flavour text with their sizes. */
export interface FittedRules {
  readonly rules: FittedText;
  /** Null if there is none, or no room for it. */
  readonly flavor: FittedText | null;
  /** The distance between the two. */
  readonly gap: number;
  readonly height: number;
}

/** The room that a whole card has for its texts and its picture together, in units of the card. */
export interface CardRoom {
  readonly width: number;
  readonly height: number;
  /** The font size for short text. */
  readonly largest: number;
  /** The height of the picture and the margins of the text box: with short text, normally, and at least. */
  readonly largeArt: number;
  readonly smallArt: number;
  readonly minimumArt: number;
}

/** Below the first size (2.2 mm, 6 points) text cannot be read across a table, below the second not in print. */
const READABLE = 22;
const SMALLEST = 18;

/**
 * Fits the texts of a card. If they are too long, the font gets slightly smaller, then the picture gets smaller, then
 * reminder text is dropped, as on printed cards, and finally the font shrinks to the limit of legibility and the
 * picture to its minimum. Only what still does not fit is cut. Null if there is no text.
 */
export function fitCard({ rules, flavor, shorterRules }: FaceText, room: CardRoom): FittedRules | null {
  if (rules.length + flavor.length === 0) return null;
  const { width, height, largest, largeArt, smallArt, minimumArt } = room;
  const fitInto = (lines: readonly Paragraph[], taken: number, smallest: number) =>
    fitRules(lines, flavor, { width, height: height - taken, largest, smallest });
  const easy = fitInto(rules, largeArt, largest * 0.88);
  if (!easy.rules.cut && (easy.flavor || flavor.length === 0)) return easy;
  const whole = fitInto(rules, smallArt, READABLE);
  if (!whole.rules.cut) return whole;
  const shorter = shorterRules();
  const short = shorter === rules ? whole : fitInto(shorter, smallArt, READABLE);
  return short.rules.cut ? fitInto(shorter, minimumArt, SMALLEST) : short;
}

/** Fits rules text, and flavour text if the rules leave room for it at a legible size. */
export function fitRules(
  rules: readonly Paragraph[],
  flavor: readonly Paragraph[],
  room: { readonly width: number; readonly height: number; readonly largest: number; readonly smallest: number },
): FittedRules {
  if (flavor.length > 0) {
    const readable = Math.max(room.smallest, room.largest * 0.72);
    for (let size = room.largest; size >= readable; size *= 0.96) {
      const both = fitBoth(rules, flavor, { ...room, largest: size, smallest: size });
      if (both) return both;
    }
  }
  const alone = fitText(rules, room);
  return { rules: alone, flavor: null, gap: 0, height: alone.height };
}

function fitBoth(
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
