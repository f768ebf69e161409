import type { CardPicture } from '../card-picture.js';
import { type Box, inset, type Paint, polygon, type Shape } from '../drawing.js';
import type { Look } from '../look.js';
import type { Palette } from '../palette.js';
import { drawSymbol } from '../symbol-shapes.js';
import { type FittedText, fitText, fitTitle, plainWords } from '../text/fit.js';
import { ASCENT, CAPITAL, OVERHANG } from '../text/font.js';
import { symbolWidth } from '../text/measure.js';
import type { CardSymbol } from '../text/symbols.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';

/** The colours of a face, as the palette knows them: one, two side by side, or gold for more. */
export function frameColors({ game, colors, ownColors, typeLine }: CardPicture): readonly string[] {
  const all = [...(colors ?? []), ...ownColors];
  if (all.length > 2) return ['gold'];
  if (all.length > 0) return all;
  if (game === 'riftbound') return ['domainless'];
  return [/\bland\b/i.test(typeLine.slice(0, 200)) ? 'land' : 'grey'];
}

/** The frame's own colour: from top to bottom, or of two colours from left to right. */
export function framePaint({ frame }: Palette): Paint {
  const [[top, bottom] = ['#808080', '#808080'], second] = frame;
  if (!second) {
    return {
      from: [0, 0],
      to: [0, 1],
      stops: [
        [0, top],
        [1, bottom],
      ],
    };
  }
  return sideBySide(top, second[0]);
}

/** The colour of bars. */
export function barPaint({ bar }: Palette): Paint {
  return inParts(bar);
}

/** The colour of the rim. */
export function edgePaint({ edge }: Palette): Paint {
  return inParts(edge);
}

function inParts([first = '#ffffff', second]: readonly string[]): Paint {
  return second ? sideBySide(first, second) : first;
}

function sideBySide(left: string, right: string): Paint {
  return {
    from: [0, 0],
    to: [1, 0],
    stops: [
      [0.38, left],
      [0.62, right],
    ],
  };
}

/** A bar or box, with a line around it. */
export function panel(box: Box, fill: Paint, { palette }: Look, radius = 12): Shape {
  const width = palette.theme === 'contrast' ? 4 : 2.5;
  return { kind: 'box', box, radius, fill, stroke: { paint: palette.line, width } };
}

/** A bar whose ends are pointed, with a golden line: that of a legendary card. */
export function banner(box: Box, fill: Paint, { palette }: Look): Shape[] {
  const { x, y, width, height } = box;
  const tip = height * 0.22;
  const outline: [number, number][] = [
    [x - 4, y + height / 2],
    [x + tip, y],
    [x + width - tip, y],
    [x + width + 4, y + height / 2],
    [x + width - tip, y + height],
    [x + tip, y + height],
  ];
  const jewel = (middle: number, size: number): Shape =>
    polygon(
      [
        [middle, above - size],
        [middle + size, above],
        [middle, above + size],
        [middle - size, above],
      ],
      palette.gilt,
      { paint: palette.edge[0] ?? palette.ink, width: 2 },
    );
  const centre = x + width / 2;
  const above = y - 6;
  return [
    polygon(outline, fill, { paint: palette.gilt, width: 5 }),
    jewel(centre - 24, 6),
    jewel(centre + 24, 6),
    jewel(centre, 9),
  ];
}

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
): Shape {
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
): Shape {
  const x = align === 'left' ? box.x : box.x + (box.width - text.width) / 2;
  // One line looks centred where its capitals are, not where accents and tails would be.
  const first = text.lines[0]?.baseline ?? 0;
  const last = text.lines.at(-1)?.baseline ?? 0;
  const seen = (first - CAPITAL * text.size + last) / 2;
  const y = Math.min(Math.max(box.y + box.height / 2 - seen, box.y), box.y + box.height - text.height);
  return within(name, box, text.size, drawText(text, x, Math.max(y, box.y), look, ink));
}

/** Letters lean a little out of their places to either side; every box has that much room around it. */
function within(name: string, box: Box, size: number, shapes: readonly Shape[]): Shape {
  return { kind: 'within', name, box: inset(box, -Math.min(OVERHANG * size, 8), 0), shapes };
}

/** A mana cost that ends at the right edge of a box, and how wide it is. Symbols get smaller where there are many. */
export function cost(
  symbols: readonly CardSymbol[],
  box: Box,
  height: number,
  look: Look,
): { shapes: Shape[]; width: number } {
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
  return { shapes: [{ kind: 'within', name: 'cost', box: within, shapes }], width };
}

/** Short bold text in the middle of a box, as large as fits. */
export function number(name: string, text: string, box: Box, largest: number, look: Look, ink?: string): Shape {
  const sizes = { largest, twoLines: 12, smallest: 8 };
  const fitted = fitTitle(plainWords(text, 'bold'), { width: box.width, height: box.height, ...sizes });
  return placed(name, fitted, box, look, 'centre', ink);
}

/** How wide a number is at a size, so that its plate can be made for it. */
export function numberWidth(text: string, size: number): number {
  return fitTitle(plainWords(text, 'bold'), { width: 1e6, height: 1e6, largest: size, twoLines: 1, smallest: 1 }).width;
}

/** Rules text and, behind a fine line, flavour text in their box. */
export function rulesIn(box: Box, fitted: FittedRules, look: Look): Shape[] {
  const { rules, flavor } = fitted;
  const height = rules.height + (flavor ? flavor.height + fitted.gap : 0);
  const top = box.y + Math.max(0, (box.height - height) / 2);
  const at = (text: FittedText, name: string, y: number): Shape =>
    within(name, { ...box, y, height: text.height + 0.01 }, text.size, drawText(text, box.x, y, look));
  const shapes = rules.lines.length > 0 ? [at(rules, 'rules', top)] : [];
  if (!flavor) return shapes;
  const y = top + rules.height + fitted.gap;
  const middle = top + rules.height + fitted.gap / 2;
  const line: Shape = {
    kind: 'box',
    box: { x: box.x + box.width * 0.12, y: middle - 0.75, width: box.width * 0.76, height: 1.5 },
    radius: 0.75,
    fill: look.palette.line,
  };
  return [...shapes, ...(rules.lines.length > 0 ? [line] : []), at(flavor, 'flavor', y)];
}

/** Rules text and flavour text at their sizes. */
export interface FittedRules {
  readonly rules: FittedText;
  /** Null where there is none, or no room for any. */
  readonly flavor: FittedText | null;
  /** Between the two. */
  readonly gap: number;
  readonly height: number;
}

/** Fits rules text, and flavour text where the rules leave room for it at a size that can be read. */
export function fitRules(
  rules: readonly Paragraph[],
  flavor: readonly Paragraph[],
  room: { readonly width: number; readonly height: number; readonly largest: number; readonly smallest: number },
): FittedRules {
  if (flavor.length > 0) {
    const readable = Math.max(room.smallest, room.largest * 0.72);
    for (let size = room.largest; size >= readable; size *= 0.96) {
      const both = together(rules, flavor, { ...room, largest: size, smallest: size });
      if (both) return both;
    }
  }
  const alone = fitText(rules, room);
  return { rules: alone, flavor: null, gap: 0, height: alone.height };
}

function together(
  rules: readonly Paragraph[],
  flavor: readonly Paragraph[],
  room: { readonly width: number; readonly height: number; readonly largest: number; readonly smallest: number },
): FittedRules | null {
  const above = fitText(rules, room);
  const gap = above.lines.length > 0 ? room.largest * 0.7 : 0;
  const left = room.height - above.height - gap;
  if (above.cut || left < room.largest * ASCENT) return null;
  const below = fitText(flavor, { ...room, height: left });
  return below.cut ? null : { rules: above, flavor: below, gap, height: above.height + gap + below.height };
}

/** A small plate that says which object or face this is: *Token*, *Front*. */
export function label(text: string, x: number, middle: number, look: Look): Shape[] {
  const size = 24;
  const width = numberWidth(text, size) + 28;
  const box = { x, y: middle - 19, width, height: 38 };
  return [
    panel(box, barPaint(look.palette), look, 19),
    number('label', text, inset(box, 10, 4), size, look, look.palette.quiet),
  ];
}
