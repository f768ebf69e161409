import type { DrawnShape } from './drawing.js';
import type { Look } from './look.js';
import { discHeight, drawLetters, drawSymbol, SYMBOL_RISE } from './symbol-shapes.js';
import type { FittedText } from './text/fit.js';
import { CAPITAL, runOf } from './text/font.js';
import { IN_TAG, widthOf } from './text/measure.js';
import type { PlacedPiece } from './text/wrap.js';

/** Fitted text with its top left corner at `x`, `y`. */
export function drawText(text: FittedText, x: number, y: number, look: Look, ink = look.palette.ink): DrawnShape[] {
  return text.lines.flatMap(({ line, baseline }) =>
    line.pieces.flatMap((piece) => drawPiece(piece, x, y + baseline, text.size, look, ink)),
  );
}

function drawPiece(
  { piece, x: at }: PlacedPiece,
  left: number,
  y: number,
  size: number,
  look: Look,
  ink: string,
): DrawnShape[] {
  const x = left + at * size;
  if (piece.kind === 'letters') {
    return [{ kind: 'letters', run: runOf(piece.text, piece.face), x, y, size, fill: ink }];
  }
  const middle = y - SYMBOL_RISE * size;
  if (piece.kind === 'symbol') return drawSymbol(piece.symbol, x + 0.03 * size, middle, discHeight(size), look);
  return drawTag(piece.text, x, middle, widthOf(piece) * size, size, look);
}

function drawTag(
  text: string,
  x: number,
  middle: number,
  width: number,
  size: number,
  { palette }: Look,
): DrawnShape[] {
  const gap = 0.03 * size;
  const height = (CAPITAL + 0.26) * size;
  const box = { x: x + gap, y: middle - height / 2, width: width - 2 * gap, height };
  return [
    { kind: 'box', box, radius: 0.18 * size, fill: palette.ink },
    ...drawLetters(text, x + width / 2, middle, IN_TAG * size, palette.paper),
  ];
}
