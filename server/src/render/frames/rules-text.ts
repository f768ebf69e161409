import type { DrawnShape } from '../drawing.js';
import type { FaceText } from '../face-text.js';
import { type FittedText, fitText, type Room } from '../text/fit.js';
import { ASCENT } from '../text/font.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';
import type { FittedBlock, TextBlock } from './fitted-block.js';
import { within } from './words.js';

/** Rules text in paragraphs and, below a thin line, flavor text. */
export function plainBlock({ rules, flavor, shorterRules }: FaceText): TextBlock {
  return {
    hasReminders: shorterRules() !== rules,
    fit: (room, withReminders = true) => fitRules(withReminders ? rules : shorterRules(), flavor, room),
  };
}

/** Fits rules text, and flavor text if the rules leave room for it at a legible size. */
function fitRules(rules: readonly Paragraph[], flavor: readonly Paragraph[], room: Room): FittedBlock {
  if (flavor.length > 0) {
    const readable = Math.max(room.smallest, room.largest * 0.72);
    for (let size = room.largest; size >= readable; size *= 0.96) {
      const both = fitBoth(rules, flavor, { ...room, largest: size, smallest: size });
      if (both) return both;
    }
  }
  const alone = fitText(rules, room);
  return blockOf({ rules: alone, flavor: null, gap: 0, height: alone.height }, flavor.length === 0);
}

function fitBoth(rules: readonly Paragraph[], flavor: readonly Paragraph[], room: Room): FittedBlock | null {
  const above = fitText(rules, room);
  const gap = above.lines.length > 0 ? room.largest * 0.7 : 0;
  const left = room.height - above.height - gap;
  if (above.cut || left < room.largest * ASCENT) return null;
  const below = fitText(flavor, { ...room, height: left });
  if (below.cut) return null;
  return blockOf({ rules: above, flavor: below, gap, height: above.height + gap + below.height }, true);
}

/** Rules text and flavor text with their sizes. */
interface FittedRules {
  readonly rules: FittedText;
  /** Null if there is none, or no room for it. */
  readonly flavor: FittedText | null;
  /** The distance between the two. */
  readonly gap: number;
  readonly height: number;
}

function blockOf(fitted: FittedRules, complete: boolean): FittedBlock {
  const { rules, flavor, height } = fitted;
  const size = rules.lines.length > 0 ? rules.size : (flavor?.size ?? rules.size);
  return { height, size, cut: rules.cut, whole: complete && !rules.cut, draw: drawingOf(fitted) };
}

function drawingOf({ rules, flavor, gap, height }: FittedRules): FittedBlock['draw'] {
  return (box, look) => {
    const top = box.y + Math.max(0, (box.height - height) / 2);
    const at = (text: FittedText, name: string, y: number): DrawnShape =>
      within(name, { ...box, y, height: text.height + 0.01 }, text, drawText(text, box.x, y, look));
    const shapes = rules.lines.length > 0 ? [at(rules, 'rules', top)] : [];
    if (!flavor) return shapes;
    const middle = top + rules.height + gap / 2;
    const line: DrawnShape = {
      kind: 'box',
      box: { x: box.x + box.width * 0.12, y: middle - 0.75, width: box.width * 0.76, height: 1.5 },
      radius: 0.75,
      fill: look.palette.line,
    };
    return [...shapes, ...(rules.lines.length > 0 ? [line] : []), at(flavor, 'flavor', top + rules.height + gap)];
  };
}
