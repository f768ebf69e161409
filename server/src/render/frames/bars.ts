import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset } from '../drawing.js';
import type { FaceText } from '../face-text.js';
import type { Look } from '../look.js';
import { banner, barPaint, panel } from './parts.js';
import { setMark } from './set-mark.js';
import { cost, title } from './words.js';

/** The distance between bars and boxes, and the heights of the two bars. */
export const GAP = 9;
export const NAME = 64;
export const TYPE = 52;

/** The bar with the type line, and the mark of the set. */
export function typeBar(face: CardPicture, text: FaceText, bar: Box, look: Look): DrawnShape[] {
  const mark = setMark(face, bar, look);
  const words = { ...inset(bar, 18, 3), width: bar.width - 36 - mark.width };
  return [
    panel(bar, barPaint(look.palette), look),
    title('type line', text.typeLine, words, { largest: 29, twoLines: 21, smallest: 12 }, look),
    ...mark.shapes,
  ];
}

/** The bar with name and cost. */
export function nameBar(face: CardPicture, text: FaceText, bar: Box, look: Look): DrawnShape[] {
  const inner = inset(bar, face.legendary ? 26 : 18, 4);
  const { shapes, width: taken } = cost(
    text.cost,
    { ...inner, x: inner.x + inner.width * 0.4, width: inner.width * 0.6 },
    bar.height * 0.6,
    look,
  );
  const room = { ...inner, width: inner.width - (taken > 0 ? taken + 14 : 0) };
  const fill = barPaint(look.palette);
  return [
    ...(face.legendary ? banner(bar, fill, look) : [panel(bar, fill, look)]),
    title('name', text.name, room, { largest: 37, twoLines: 25, smallest: 14 }, look),
    ...shapes,
  ];
}
