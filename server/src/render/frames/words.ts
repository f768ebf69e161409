import { type Box, type DrawnShape, inset } from '../drawing.js';
import type { Look } from '../look.js';
import { drawSymbol } from '../symbol-shapes.js';
import { type FittedText, fitTitle, plainWords } from '../text/fit.js';
import { CAPITAL, OVERHANG } from '../text/font.js';
import { symbolWidth } from '../text/measure.js';
import type { CardSymbol } from '../text/symbols.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';

/** How text stands in its box: from the left or centred, always in the middle of the height. */
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

/** The size of a title that is short, the one at which it takes two lines, and the least. */
export interface Sizes {
  readonly largest: number;
  readonly twoLines: number;
  readonly smallest: number;
}

/** Text that is fitted into its box, in the middle of its height. */
export function placed(
  name: string,
  text: FittedText,
  box: Box,
  look: Look,
  align: Align = 'left',
  ink?: string,
): DrawnShape {
  const x = align === 'left' ? box.x : box.x + (box.width - text.width) / 2;
  // One line looks centred where its capitals are, not where accents and tails would be.
  const first = text.lines[0]?.baseline ?? 0;
  const last = text.lines.at(-1)?.baseline ?? 0;
  const seen = (first - CAPITAL * text.size + last) / 2;
  const y = Math.min(Math.max(box.y + box.height / 2 - seen, box.y), box.y + box.height - text.height);
  return within(name, box, text, drawText(text, x, Math.max(y, box.y), look, ink));
}

/** Letters lean a little out of their places to either side; every box has that much room around it. */
export function within(name: string, box: Box, { size, cut }: FittedText, shapes: readonly DrawnShape[]): DrawnShape {
  return { kind: 'within', name, box: inset(box, -Math.min(OVERHANG * size, 8), 0), cut, shapes };
}

/** A mana cost that ends at the right edge of a box, and how wide it is. Symbols get smaller where there are many. */
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

/** Short bold text in the middle of a box, as large as fits. */
export function number(name: string, text: string, box: Box, largest: number, look: Look, ink?: string): DrawnShape {
  const sizes = { largest, twoLines: 12, smallest: 8 };
  const fitted = fitTitle(plainWords(text, 'bold'), { width: box.width, height: box.height, ...sizes });
  return placed(name, fitted, box, look, 'centre', ink);
}

/** How wide a number is at a size, so that its plate can be made for it. */
export function numberWidth(text: string, size: number): number {
  return fitTitle(plainWords(text, 'bold'), { width: 1e6, height: 1e6, largest: size, twoLines: 1, smallest: 1 }).width;
}
