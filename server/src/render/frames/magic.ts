import type { CardPicture } from '../card-picture.js';
import { type DrawnShape, inset } from '../drawing.js';
import type { Look } from '../look.js';
import type { CardSide } from '../side.js';
import type { DrawnFace } from './body.js';
import { faceIn } from './face.js';
import { CARD, framePaint, LANDSCAPE, shell } from './parts.js';
import { twoPartBody } from './two-part-body.js';

/** The distance of bars and boxes from the edge of the card. */
const MARGIN = 34;
/** The width of the border, and of the line between the halves of a split card. */
const BORDER = 15;

/** One side of a card in the style of Magic. `lookOf` returns the colors of a face. */
export function magicSide(side: CardSide, lookOf: (face: CardPicture) => Look): DrawnFace {
  if (side.kind === 'split') return splitSide(side.halves, lookOf);
  const { face } = side;
  const look = lookOf(face);
  const size = side.landscape ? LANDSCAPE : CARD;
  const area = inset({ x: 0, y: 0, ...size }, MARGIN);
  const drawn =
    side.kind === 'two-part'
      ? faceIn(face, area, look, null, twoPartBody(side.inner, lookOf(side.inner)))
      : faceIn(face, area, look, side.label);
  return { shapes: [...shell(size, look), ...drawn.shapes], textSize: drawn.textSize };
}

/** Two halves side by side, each in its own colors. */
function splitSide(halves: readonly [CardPicture, CardPicture], lookOf: (face: CardPicture) => Look): DrawnFace {
  const whole = inset({ x: 0, y: 0, ...LANDSCAPE }, BORDER);
  const width = (whole.width - BORDER) / 2;
  const drawn = halves.map((half, i) => {
    const look = lookOf(half);
    const frame = { ...whole, x: whole.x + i * (width + BORDER), width };
    const { shapes, textSize } = faceIn(half, inset(frame, MARGIN - BORDER), look, null);
    const ground: DrawnShape = { kind: 'box', box: frame, radius: 19, fill: framePaint(look.palette) };
    return { shapes: [ground, ...shapes], textSize };
  });
  const [border] = shell(LANDSCAPE, lookOf(halves[0]));
  const sizes = drawn.flatMap(({ textSize }) => textSize ?? []);
  return {
    shapes: [border!, ...drawn.flatMap(({ shapes }) => shapes)],
    textSize: sizes.length > 0 ? Math.min(...sizes) : null,
  };
}
