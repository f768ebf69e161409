import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset } from '../drawing.js';
import { type FaceText, faceText } from '../face-text.js';
import type { Look } from '../look.js';
import { nameBar } from './bars.js';
import { barPaint, CARD, edgePaint, framePaint, label, panel } from './parts.js';
import { textBlock } from './text-block.js';
import { number, numberWidth, title } from './words.js';

const left = 26;
const width = CARD.width - 2 * left;
const GAP = 7;
const NAME = 62;
const TYPE = 54;

/** The maximum height of the text: longer text gets smaller, and is finally cut. */
const MAX_TEXT_HEIGHT = 560;

/** A face without a picture, as high as its text needs, for a hover. */
export function compactFace(
  face: CardPicture,
  look: Look,
  which: string | null,
): { shapes: DrawnShape[]; height: number } {
  const text = faceText(face);
  const { palette } = look;
  const room = { width: width - 44, height: MAX_TEXT_HEIGHT, largest: 34, smallest: 20 };
  const fitted = textBlock(face, text)?.fit(room);
  const typeBar = { x: left, y: left + NAME + GAP, width, height: TYPE };
  const textBox = { x: left, y: typeBar.y + TYPE + GAP, width, height: fitted ? fitted.height + 36 : 0 };
  const height = (fitted ? textBox.y + textBox.height : typeBar.y + TYPE) + left;
  return {
    height,
    shapes: [
      { kind: 'box', box: { x: 0, y: 0, width: CARD.width, height }, radius: 26, fill: edgePaint(palette) },
      { kind: 'box', box: inset({ x: 0, y: 0, width: CARD.width, height }, 10), radius: 18, fill: framePaint(palette) },
      ...nameBar(face, text, { x: left, y: left, width, height: NAME }, look),
      ...typeRow(text, typeBar, look, which),
      ...(fitted ? [panel(textBox, palette.paper, look, 10), ...fitted.draw(inset(textBox, 22, 18), look)] : []),
    ],
  };
}

/** The type line, the label of the face, and the number that a whole card has in its corner. */
function typeRow(text: FaceText, bar: Box, look: Look, which: string | null): DrawnShape[] {
  const stats = text.stats === null ? [] : [text.stats];
  const statsWidth = Math.min(numberWidth(stats[0] ?? '', 40) + 40, bar.width * 0.4);
  const plate = { ...bar, x: bar.x + bar.width - statsWidth, width: statsWidth };
  const row = stats.length > 0 ? { ...bar, width: bar.width - statsWidth - GAP } : bar;
  const labelWidth = which === null ? 0 : numberWidth(which, 24) + 28 + 8;
  const words = { ...inset(row, 18, 3), width: row.width - 36 - labelWidth };
  return [
    panel(row, barPaint(look.palette), look),
    title('type line', text.typeLine, words, { largest: 30, twoLines: 22, smallest: 14 }, look),
    ...(which === null ? [] : label(which, row.x + row.width - labelWidth, row.y + row.height / 2, look)),
    ...stats.flatMap((number_) => [
      panel(plate, barPaint(look.palette), look, 14),
      number('stats', number_, inset(plate, 14, 4), 40, look),
    ]),
  ];
}
