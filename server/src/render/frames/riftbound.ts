import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset, type Paint, polygon } from '../drawing.js';
import { type FaceText, faceText } from '../face-text.js';
import type { Look } from '../look.js';
import { drawSymbol, shield } from '../symbol-shapes.js';
import { symbolWidth } from '../text/measure.js';
import type { DrawnFace } from './body.js';
import { artPanel, barPaint, CARD, LANDSCAPE, label, shell } from './parts.js';
import { setMark } from './set-mark.js';
import { fitCard, textBlock } from './text-block.js';
import { number, title } from './words.js';

const MARGIN = 30;
const GAP = 8;
const NAME = 62;
const TYPE = 42;
/** The size of the cost in the upper left corner and of Might in the upper right. */
const CORNER = 84;
/** The height of the line with labels. */
const STRIP = 38;

/**
 * A card face in the style of Riftbound: cost and Might over the picture, the name below it, bevelled corners.
 * Battlefields are wider than high.
 */
export function riftboundFace(face: CardPicture, look: Look, which: string | null, landscape: boolean): DrawnFace {
  const text = faceText(face);
  const { palette } = look;
  const size = landscape ? LANDSCAPE : CARD;
  const [left, width] = [MARGIN, size.width - 2 * MARGIN];
  const bottom = size.height - MARGIN;
  const marks = [which, face.token ? 'Token' : null].filter((mark) => mark !== null).join(' · ');
  const end = bottom - (marks === '' ? 0 : STRIP + GAP);
  const height = end - MARGIN - NAME - TYPE - 3 * GAP;
  const art = landscape ? 150 : 280;
  const block = textBlock(face, text);
  const fitted =
    block &&
    fitCard(block, {
      width: width - 52,
      height,
      largest: 32,
      largeArt: art,
      smallArt: 150,
      minimumArt: landscape ? 120 : 150,
    });
  const textHeight = fitted ? Math.max(fitted.height + 44, 110) : 0;
  const artHeight = end - MARGIN - NAME - TYPE - 2 * GAP - (fitted ? textHeight + GAP : 0);
  const artBox = { x: left, y: MARGIN, width, height: artHeight };
  const nameBar = { x: left, y: MARGIN + artHeight + GAP, width, height: NAME };
  const typeBar = { x: left + 50, y: nameBar.y + NAME + GAP, width: width - 100, height: TYPE };
  const textBox = { x: left, y: end - textHeight, width, height: textHeight };
  const titles = { largest: 36, twoLines: 24, smallest: 14 };
  const mark = setMark(face, typeBar, look);
  const shapes = [
    ...shell(size, look),
    ...artPanel(face, artBox, look),
    cutPanel(nameBar, barPaint(palette), look),
    title('name', text.name, inset(nameBar, 26, 4), titles, look, 'centre'),
    cutPanel(typeBar, palette.paper, look, 8),
    title(
      'type line',
      text.typeLine,
      inset(typeBar, 20 + mark.width, 2),
      { largest: 25, twoLines: 17, smallest: 12 },
      look,
      'centre',
    ),
    ...mark.shapes,
    ...(fitted ? [cutPanel(textBox, palette.paper, look), ...fitted.draw(inset(textBox, 26, 20), look)] : []),
    ...(marks === '' ? [] : label(marks, left, bottom - STRIP / 2, look)),
    ...costColumn(text, look),
    ...(text.stats === null ? [] : might(text.stats, left + width, look)),
  ];
  return { shapes, textSize: fitted?.size ?? null };
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
  const left = MARGIN;
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

function might(text: string, right: number, look: Look): DrawnShape[] {
  const { palette } = look;
  const x = right - CORNER - 12;
  const y = MARGIN + 10;
  const scale = CORNER / 100;
  const stroke = { paint: palette.bar[0] ?? palette.paper, width: 5 };
  const box = { x: x + 12, y: y + 12, width: CORNER - 24, height: CORNER - 30 };
  return [
    { kind: 'path', d: shield, x, y, scale, fill: palette.edge[0] ?? palette.ink, stroke },
    number('stats', text, box, 50, look, palette.theme === 'contrast' ? '#000000' : '#ffffff'),
  ];
}
