import type { Box, Shape } from '../drawing.js';
import type { Look } from '../look.js';
import { type FittedText, fitText } from '../text/fit.js';
import { ASCENT } from '../text/font.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';
import { within } from './words.js';

/** Rules text and, behind a fine line, flavour text in their box. */
export function rulesIn(box: Box, fitted: FittedRules, look: Look): Shape[] {
  const { rules, flavor } = fitted;
  const height = rules.height + (flavor ? flavor.height + fitted.gap : 0);
  const top = box.y + Math.max(0, (box.height - height) / 2);
  const at = (text: FittedText, name: string, y: number): Shape =>
    within(name, { ...box, y, height: text.height + 0.01 }, text.size, drawText(text, box.x, y, look));
  const shapes = rules.lines.length > 0 ? [at(rules, 'rules', top)] : [];
  if (!flavor) return shapes;
  const y = top + rules.height + fitted.gap;
  const middle = top + rules.height + fitted.gap / 2;
  const line: Shape = {
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
