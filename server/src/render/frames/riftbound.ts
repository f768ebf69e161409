import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset, type Paint, polygon } from '../drawing.js';
import { type FaceText, faceText } from '../face-text.js';
import type { Look } from '../look.js';
import { drawSymbol, shield } from '../symbol-shapes.js';
import { symbolWidth } from '../text/measure.js';
import { CARD } from './magic.js';
import { artIn, barPaint, edgePaint, framePaint, label } from './parts.js';
import { fitCard, rulesIn } from './rules-text.js';
import { number, title } from './words.js';

const left = 30;
const width = CARD.width - 2 * left;
const bottom = CARD.height - left;
const GAP = 8;
const NAME = 62;
const TYPE = 42;
/** The size of the cost in the upper left corner and of Might in the upper right. */
const CORNER = 84;

/** A card face in the style of Riftbound: cost and Might over the picture, the name below it, bevelled corners. */
export function riftboundFace(face: CardPicture, look: Look, which: string | null): DrawnShape[] {
  const text = faceText(face);
  const { palette } = look;
  const marks = [which, face.token ? 'Token' : null].filter((mark) => mark !== null).join(' · ');
  const end = bottom - (marks === '' ? 0 : 38 + GAP);
  const height = end - left - NAME - TYPE - 3 * GAP;
  const fitted = fitCard(text, {
    width: width - 52,
    height,
    largest: 32,
    largeArt: 280,
    smallArt: 150,
    minimumArt: 150,
  });
  const textHeight = fitted ? Math.max(fitted.height + 44, 110) : 0;
  const artHeight = end - left - NAME - TYPE - 2 * GAP - (fitted ? textHeight + GAP : 0);
  const art = { x: left, y: left, width, height: artHeight };
  const nameBar = { x: left, y: left + artHeight + GAP, width, height: NAME };
  const typeBar = { x: left + 50, y: nameBar.y + NAME + GAP, width: width - 100, height: TYPE };
  const textBox = { x: left, y: end - textHeight, width, height: textHeight };
  const titles = { largest: 36, twoLines: 24, smallest: 14 };
  return [
    { kind: 'box', box: { x: 0, y: 0, ...CARD }, radius: 30, fill: edgePaint(palette) },
    { kind: 'box', box: inset({ x: 0, y: 0, ...CARD }, 14), radius: 20, fill: framePaint(palette) },
    artIn(face, art, look),
    { kind: 'box', box: art, radius: 8, fill: null, stroke: { paint: palette.line, width: 2.5 } },
    cutPanel(nameBar, barPaint(palette), look),
    title('name', text.name, inset(nameBar, 26, 4), titles, look, 'centre'),
    cutPanel(typeBar, palette.paper, look, 8),
    title(
      'type line',
      text.typeLine,
      inset(typeBar, 20, 2),
      { largest: 25, twoLines: 17, smallest: 12 },
      look,
      'centre',
    ),
    ...(fitted ? [cutPanel(textBox, palette.paper, look), ...rulesIn(inset(textBox, 26, 20), fitted, look)] : []),
    ...(marks === '' ? [] : label(marks, left, bottom - 19, look)),
    ...costColumn(text, look),
    ...(text.stats === null ? [] : might(text.stats, look)),
  ];
}

/** A panel with bevelled corners. */
function cutPanel({ x, y, width: w, height: h }: Box, fill: Paint, { palette }: Look, cut = 14): DrawnShape {
  const corners: [number, number][] = [
    [x + cut, y],
    [x + w - cut, y],
    [x + w, y + cut],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x + cut, y + h],
    [x, y + h - cut],
    [x, y + cut],
  ];
  return polygon(corners, fill, { paint: palette.line, width: palette.theme === 'contrast' ? 4 : 2.5 });
}

/** The energy cost on a large disc, and the power below it. */
function costColumn({ cost }: FaceText, look: Look): DrawnShape[] {
  let y = left + 12;
  return cost.slice(0, 4).flatMap((symbol, i) => {
    const height = (i === 0 ? CORNER : CORNER * 0.6) / symbolWidth(symbol);
    const middle = y + height / 2;
    const x = left + 12 + (CORNER - symbolWidth(symbol) * height) / 2;
    y += height + 6;
    const stroke = { paint: look.palette.edge[0] ?? look.palette.ink, width: 5 };
    const ring: DrawnShape = {
      kind: 'disc',
      x: left + 12 + CORNER / 2,
      y: middle,
      radius: height / 2,
      fill: null,
      stroke: stroke,
    };
    return [...(symbolWidth(symbol) === 1 ? [ring] : []), ...drawSymbol(symbol, x, middle, height, look)];
  });
}

function might(text: string, look: Look): DrawnShape[] {
  const { palette } = look;
  const x = left + width - CORNER - 12;
  const y = left + 10;
  const scale = CORNER / 100;
  const stroke = { paint: palette.bar[0] ?? palette.paper, width: 5 };
  const box = { x: x + 12, y: y + 12, width: CORNER - 24, height: CORNER - 30 };
  return [
    { kind: 'path', d: shield, x, y, scale, fill: palette.edge[0] ?? palette.ink, stroke },
    number('stats', text, box, 50, look, palette.theme === 'contrast' ? '#000000' : '#ffffff'),
  ];
}
