import { type Box, type DrawnShape, inset } from '../drawing.js';
import type { Look } from '../look.js';
import { drawSymbol } from '../symbol-shapes.js';
import { type FittedText, fitTitle, plainWords } from '../text/fit.js';
import { CAPITAL, OVERHANG } from '../text/font.js';
import { symbolWidth } from '../text/measure.js';
import type { CardSymbol } from '../text/symbols.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';

/** The horizontal alignment of text in its box; vertically it is always centred. */
export type Align = 'left' | 'centre';

/** A name or type line in its box. */
export function title(
  name: string,
  words: Paragraph,
  box: Box,
  sizes: Sizes,
  look: Look,
  align: Align = 'left',
): DrawnShape {
  const { largest, twoLines, smallest } = sizes;
  const fitted = fitTitle(words, { width: box.width, height: box.height, largest, twoLines, smallest });
  return placed(name, fitted, box, look, align);
}

/** The font size of a short title, the size at which it breaks into two lines, and the smallest size. */
export interface Sizes {
  readonly largest: number;
  readonly twoLines: number;
  readonly smallest: number;
}

/** Fitted text in its box, centred vertically. */
export function placed(
  name: string,
  text: FittedText,
  box: Box,
  look: Look,
  align: Align = 'left',
  ink?: string,
): DrawnShape {
  const x = align === 'left' ? box.x : box.x + (box.width - text.width) / 2;
  // A line looks centred if its capitals are, regardless of accents and descenders.
  const first = text.lines[0]?.baseline ?? 0;
  const last = text.lines.at(-1)?.baseline ?? 0;
  const visualMiddle = (first - CAPITAL * text.size + last) / 2;
  const y = Math.min(Math.max(box.y + box.height / 2 - visualMiddle, box.y), box.y + box.height - text.height);
  return within(name, box, text, drawText(text, x, Math.max(y, box.y), look, ink));
}

/** Letters may overhang their advance width on either side, so every box is widened accordingly. */
export function within(name: string, box: Box, { size, cut }: FittedText, shapes: readonly DrawnShape[]): DrawnShape {
  return { kind: 'within', name, box: inset(box, -Math.min(OVERHANG * size, 8), 0), cut, shapes };
}

/** A mana cost at the right edge of a box, and its width. Many symbols are scaled down to fit. */
export function cost(
  symbols: readonly CardSymbol[],
  box: Box,
  height: number,
  look: Look,
): { shapes: DrawnShape[]; width: number } {
  if (symbols.length === 0) return { shapes: [], width: 0 };
  const gap = 0.09;
  const natural = symbols.reduce((sum, symbol) => sum + symbolWidth(symbol) + gap, -gap);
  const size = Math.min(height, box.width / natural);
  const width = natural * size;
  let x = box.x + box.width - width;
  const shapes = symbols.flatMap((symbol) => {
    const drawn = drawSymbol(symbol, x, box.y + box.height / 2, size, look);
    x += (symbolWidth(symbol) + gap) * size;
    return drawn;
  });
  const within = { x: box.x + box.width - width - 0.01, y: box.y, width: width + 0.02, height: box.height };
  return { shapes: [{ kind: 'within', name: 'cost', box: within, cut: false, shapes }], width };
}

/** Short bold text centred in a box, as large as fits. */
export function number(name: string, text: string, box: Box, largest: number, look: Look, ink?: string): DrawnShape {
  const sizes = { largest, twoLines: 12, smallest: 8 };
  const fitted = fitTitle(plainWords(text, 'bold'), { width: box.width, height: box.height, ...sizes });
  return placed(name, fitted, box, look, 'centre', ink);
}

/** The width of a number at a given size, for the plate around it. */
export function numberWidth(text: string, size: number): number {
  return fitTitle(plainWords(text, 'bold'), { width: 1e6, height: 1e6, largest: size, twoLines: 1, smallest: 1 }).width;
}
