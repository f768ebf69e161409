import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset, type Paint, polygon } from '../drawing.js';
import type { Look } from '../look.js';
import { drawMotif } from '../motif.js';
import type { Palette } from '../palette.js';
import { number, numberWidth } from './words.js';

/** The colours of a face for its palette: one, two side by side, or gold for more. */
export function frameColors({ game, colors, customColors, typeLine }: CardPicture): readonly string[] {
  const all = [...(colors ?? []), ...customColors];
  if (all.length > 2) return ['gold'];
  if (all.length > 0) return all;
  if (game === 'riftbound') return ['domainless'];
  return [/\bland\b/i.test(typeLine.slice(0, 200)) ? 'land' : 'grey'];
}

/** The colour of the frame: a vertical gradient, or two colours from left to right. */
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

/** The colour of the border. */
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

/** The size of a card: 63 × 88 mm, or as wide as it is normally high. */
export const CARD = { width: 630, height: 880 } as const;
export const LANDSCAPE = { width: CARD.height, height: CARD.width } as const;

/** The border and the frame that everything else is drawn on. */
export function shell(size: { readonly width: number; readonly height: number }, { palette }: Look): DrawnShape[] {
  const whole = { x: 0, y: 0, ...size };
  const outline = palette.rim === null ? {} : { stroke: { paint: palette.rim, width: 3 } };
  return [
    {
      kind: 'box',
      box: inset(whole, palette.rim === null ? 0 : 1.5),
      radius: 30,
      fill: edgePaint(palette),
      ...outline,
    },
    { kind: 'box', box: inset(whole, 15), radius: 19, fill: framePaint(palette) },
  ];
}

/** A bar or box with an outline. */
export function panel(box: Box, fill: Paint, { palette }: Look, radius = 12): DrawnShape {
  const width = palette.theme === 'contrast' ? 4 : 2.5;
  return { kind: 'box', box, radius, fill, stroke: { paint: palette.line, width } };
}

/** A bar with pointed ends and a golden outline, for legendary cards. */
export function banner(box: Box, fill: Paint, { palette }: Look): DrawnShape[] {
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
  const jewel = (middle: number, size: number): DrawnShape =>
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

/** The art area with its outline. */
export function artPanel(face: CardPicture, box: Box, look: Look): DrawnShape[] {
  return [artIn(face, box, look), { ...panel(box, '', look, 8), kind: 'box', box, radius: 8, fill: null }];
}

/** The content of the art area: the face's picture, or a motif. */
export function artIn({ art, name }: CardPicture, box: Box, { palette, grayscale }: Look): DrawnShape {
  const shapes: DrawnShape[] = art ? [{ kind: 'image', box, of: art, grayscale }] : drawMotif(name, box, palette);
  return { kind: 'clipped', box, radius: 8, shapes };
}

/** A small plate that labels an object or face: *Token*, *Front*. */
export function label(text: string, x: number, middle: number, look: Look): DrawnShape[] {
  const size = 24;
  const width = numberWidth(text, size) + 28;
  const box = { x, y: middle - 19, width, height: 38 };
  return [
    panel(box, barPaint(look.palette), look, 19),
    number('label', text, inset(box, 10, 4), size, look, look.palette.quiet),
  ];
}
