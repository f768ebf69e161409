import type { CardPicture } from './card-picture.js';
import { describePicture } from './describe.js';
import type { Drawing, DrawnShape, Paint } from './drawing.js';
import { compactFace } from './frames/compact.js';
import { magicSide } from './frames/magic.js';
import { CARD, edgePaint, frameColors, LANDSCAPE } from './frames/parts.js';
import { riftboundFace } from './frames/riftbound.js';
import { sizeMark, smallTextNote, tooSmall } from './frames/size-mark.js';
import type { Look } from './look.js';
import { type Paper, paletteOf, type Theme } from './palette.js';
import { type CardSide, labelledFaces, sidesOf } from './side.js';
import { toSvg } from './svg.js';
import { clean } from './text/clean.js';

/** The options for drawing a picture. */
export interface DrawOptions {
  readonly theme: Theme;
  /** A whole card of 63 × 88 mm with an art area, or only bars and text, as high as needed. */
  readonly shape: 'card' | 'compact';
  /** The displayed length of 63 mm in pixels: the width of one upright card; 260 by default. */
  readonly width?: number;
  readonly grayscale?: boolean;
  /** Whether a mark shows text that is smaller than on printed cards; no by default. */
  readonly sizeMarks?: boolean;
  readonly idPrefix?: string;
  /** Marks the boxes of texts, for tests that measure them. */
  readonly boxes?: boolean;
}

/** A picture as SVG. */
export interface Drawn {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The description in words. */
  readonly text: string;
  /** A sentence if some text is smaller than on printed cards, otherwise null. */
  readonly smallText: string | null;
}

/** One side of a card. */
export interface DrawnSide {
  /** Upright, or wider than high. */
  readonly drawing: Drawing;
  /** The color of its border, for what is printed around it. */
  readonly edge: Paint;
  readonly name: string;
  /** The size of its text in points if it is smaller than on printed cards; null if it is not. */
  readonly smallText: number | null;
}

/** The gap between the sides of a card. */
const GAP = 18;

/** Draws a token or card as SVG: the sides of whole cards side by side, compact faces one above the other. */
export function drawPicture(picture: CardPicture, options: DrawOptions): Drawn {
  const { drawing, smallText } = drawingOf(picture, options);
  const scale = (options.width ?? 260) / CARD.width;
  const [width, height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  const note = smallText === null ? null : smallTextNote(smallText);
  const text = [describePicture(picture), ...(note === null ? [] : [note])].join('\n');
  const { idPrefix = '', boxes = false } = options;
  const title = clean(picture.name, 160) || 'Token';
  const svg = toSvg(drawing, { title, description: text, width, height, idPrefix, boxes });
  return { svg, width, height, text, smallText: note };
}

/** A whole picture, and the size of its text in points if it is smaller than on printed cards. */
export interface PictureDrawing {
  readonly drawing: Drawing;
  readonly smallText: number | null;
}

/** A picture as shapes. */
export function drawingOf(
  picture: CardPicture,
  options: Pick<DrawOptions, 'theme' | 'shape' | 'grayscale' | 'sizeMarks'>,
): PictureDrawing {
  return options.shape === 'compact' ? compact(picture, options) : sideBySide(picture, options);
}

type LookOptions = Pick<DrawOptions, 'theme' | 'grayscale'>;

/** The sides of a card next to each other. */
function sideBySide(picture: CardPicture, options: LookOptions & Pick<DrawOptions, 'sizeMarks'>): PictureDrawing {
  const sides = drawSides(picture, options);
  const height = Math.max(...sides.map(({ drawing }) => drawing.height));
  const shapes: DrawnShape[] = [];
  let x = 0;
  for (const { drawing, smallText, look } of sides) {
    const mark = smallText === null || !options.sizeMarks ? [] : [sizeMark(smallText, drawing, look)];
    const y = (height - drawing.height) / 2;
    shapes.push({ kind: 'moved', x, y, scale: 1, shapes: [...drawing.shapes, ...mark] });
    x += drawing.width + GAP;
  }
  const small = sides.flatMap(({ smallText }) => smallText ?? []);
  return {
    drawing: { width: x - GAP, height, shapes },
    smallText: small.length > 0 ? Math.min(...small) : null,
  };
}

/** The faces of a card below one another, each as high as its text needs. */
function compact(picture: CardPicture, options: LookOptions): PictureDrawing {
  const shapes: DrawnShape[] = [];
  let y = 0;
  for (const { face, label } of labelledFaces(picture)) {
    const drawn = compactFace(face, lookOf(face, options, 'of theme'), label);
    shapes.push({ kind: 'moved', x: 0, y, scale: 1, shapes: drawn.shapes });
    y += drawn.height + GAP;
  }
  return { drawing: { width: CARD.width, height: y - GAP, shapes }, smallText: null };
}

/** The sides of a whole card as separate drawings, for sheets that print them independently. */
export function drawSides(picture: CardPicture, options: LookOptions): (DrawnSide & { readonly look: Look })[] {
  // Whole cards look as printed on any background; compact ones follow the theme.
  const looks = (face: CardPicture) => lookOf(face, options, 'printed');
  return sidesOf(picture).map((side) => {
    const face = side.kind === 'split' ? side.halves[0] : side.face;
    const name = side.kind === 'split' ? side.halves.map((half) => half.name).join(' // ') : face.name;
    const { shapes, textSize } = drawSide(side, looks);
    const look = looks(face);
    return {
      drawing: { ...(side.landscape ? LANDSCAPE : CARD), shapes },
      edge: edgePaint(look.palette),
      name,
      smallText: textSize === null ? null : tooSmall(textSize),
      look,
    };
  });
}

function drawSide(side: CardSide, looks: (face: CardPicture) => Look) {
  if (side.kind === 'face' && side.face.game === 'riftbound') {
    return riftboundFace(side.face, looks(side.face), side.label, side.landscape);
  }
  return magicSide(side, looks);
}

/** The colors of a face. */
function lookOf(face: CardPicture, { theme, grayscale = false }: LookOptions, paper: Paper): Look {
  return { palette: paletteOf(frameColors(face), theme, grayscale, paper), grayscale };
}
