import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset } from '../drawing.js';
import { type FaceText, faceText } from '../face-text.js';
import type { Look } from '../look.js';
import { shield } from '../symbol-shapes.js';
import { artIn, banner, barPaint, edgePaint, framePaint, label, panel } from './parts.js';
import { fitCard, rulesIn } from './rules-text.js';
import { cost, number, numberWidth, title } from './words.js';

/** The size of a card: 63 × 88 mm. */
export const CARD = { width: 630, height: 880 } as const;

const left = 34;
const width = CARD.width - 2 * left;
const bottom = CARD.height - left;
const GAP = 9;
const NAME = 64;
const TYPE = 52;
const STATS = 60;

/** The height of the art with much text, and with little. */
const SMALL_ART = 96;
const LARGE_ART = 250;
/** Lower art is omitted in favour of the text. */
const MIN_ART = 60;

/** A card face in the style of Magic: name and cost, picture, type line, text, and a number in the corner. */
export function magicFace(face: CardPicture, look: Look, which: string | null): DrawnShape[] {
  const text = faceText(face);
  const { palette } = look;
  const marks = [which, face.token ? 'Token' : null].filter((mark) => mark !== null).join(' · ');
  const strip = text.stats !== null ? STATS : marks !== '' ? 38 : 0;
  const end = bottom - (strip > 0 ? strip + GAP : 0);
  const top = left + NAME + GAP;
  const height = end - top - TYPE - 2 * GAP;
  const fitted = fitCard(text, {
    width: width - 44,
    height,
    largest: 33,
    largeArt: LARGE_ART + 40,
    smallArt: SMALL_ART + 40,
    minimumArt: 40,
  });
  const textHeight = fitted ? Math.max(fitted.height + 40, 110) : 0;
  const artHeight = end - top - TYPE - GAP - (fitted ? textHeight + GAP : 0);
  const hasArt = artHeight >= MIN_ART;
  const art = { x: left, y: top, width, height: artHeight };
  const typeBar = { x: left, y: hasArt ? top + artHeight + GAP : top, width, height: TYPE };
  const textTop = typeBar.y + TYPE + GAP;
  const textBox = { x: left, y: textTop, width, height: end - textTop };
  return [
    { kind: 'box', box: { x: 0, y: 0, ...CARD }, radius: 30, fill: edgePaint(palette) },
    { kind: 'box', box: inset({ x: 0, y: 0, ...CARD }, 15), radius: 19, fill: framePaint(palette) },
    ...(hasArt ? picture(face, art, look) : []),
    ...nameBar(face, text, { x: left, y: left, width, height: NAME }, look),
    panel(typeBar, barPaint(palette), look),
    title('type line', text.typeLine, inset(typeBar, 18, 3), { largest: 29, twoLines: 21, smallest: 15 }, look),
    ...(fitted ? [panel(textBox, palette.paper, look, 10), ...rulesIn(inset(textBox, 22, 18), fitted, look)] : []),
    ...(marks === '' ? [] : label(marks, left, bottom - strip / 2, look)),
    ...(text.stats === null ? [] : plate(face, text.stats, look)),
  ];
}

/** The art area with its outline. */
function picture(face: CardPicture, box: Box, look: Look): DrawnShape[] {
  const frame: DrawnShape = { ...panel(box, '#000000', look, 8), kind: 'box', box, radius: 8, fill: null };
  return [artIn(face, box, look), frame];
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

/** The number in the lower right corner; loyalty and defense are on a shield. */
function plate({ stats }: CardPicture, text: string, look: Look): DrawnShape[] {
  const size = 42;
  const { palette } = look;
  const wide = Math.min(Math.max(numberWidth(text, size) + 44, 116), width * 0.5);
  const box = { x: left + width - wide, y: bottom - STATS, width: wide, height: STATS };
  if (stats?.kind !== 'loyalty' && stats?.kind !== 'defense') {
    return [panel(box, barPaint(palette), look, 14), number('stats', text, inset(box, 14, 4), size, look)];
  }
  const scale = (STATS + 14) / 100;
  const wideScale = Math.max(scale, (numberWidth(text, 36) + 20) / 70);
  const x = left + width - 100 * scale;
  if (wideScale > scale) {
    return [panel(box, palette.ink, look, 14), number('stats', text, inset(box, 14, 4), size, look, palette.paper)];
  }
  return [
    {
      kind: 'path',
      d: shield,
      x,
      y: bottom - 100 * scale + 8,
      scale,
      fill: palette.ink,
      stroke: { paint: palette.line, width: 3 },
    },
    number(
      'stats',
      text,
      { x: x + 8, y: bottom - STATS + 4, width: 100 * scale - 16, height: STATS - 12 },
      36,
      look,
      palette.paper,
    ),
  ];
}
