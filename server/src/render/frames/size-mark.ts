import type { DrawnShape } from '../drawing.js';
import type { Look } from '../look.js';
import { number, numberWidth } from './words.js';

/** The smallest rules text on printed cards is about 8 points, in tenths of a millimetre. */
const PRINTED = 27.5;
const POINTS_PER_UNIT = 72 / 254;
const HEIGHT = 21;

/** The size of text in points, in steps of a half, if it is smaller than on printed cards; null if it is not. */
export function tooSmall(size: number): number | null {
  return size < PRINTED ? Math.floor(size * POINTS_PER_UNIT * 2) / 2 : null;
}

/** What the mark for small text means. */
export function smallTextNote(points: number): string {
  return `The text is ${points} points high, smaller than on printed cards (8 points).`;
}

/** A small mark in the middle of the lower edge of the frame that states the size of text that is smaller than on printed cards. */
export function sizeMark(
  points: number,
  card: { readonly width: number; readonly height: number },
  look: Look,
): DrawnShape {
  const words = `${points} pt`;
  const width = numberWidth(words, 17) + 22;
  const box = { x: (card.width - width) / 2, y: card.height - 14 - HEIGHT, width, height: HEIGHT };
  const { gilt, edge } = look.palette;
  const ink = look.palette.theme === 'contrast' ? '#000000' : '#1d1608';
  const pill: DrawnShape = {
    kind: 'box',
    box,
    radius: HEIGHT / 2,
    fill: gilt,
    stroke: { paint: edge[0] ?? ink, width: 2 },
  };
  return { kind: 'titled', title: smallTextNote(points), shapes: [pill, number('size', words, box, 17, look, ink)] };
}
