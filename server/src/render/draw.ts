import { type CardPicture, facesOf } from './card-picture.js';
import { describePicture } from './describe.js';
import type { Drawing, DrawnShape, Paint } from './drawing.js';
import { compactFace } from './frames/compact.js';
import { CARD, magicFace } from './frames/magic.js';
import { edgePaint, frameColors } from './frames/parts.js';
import { riftboundFace } from './frames/riftbound.js';
import type { Look } from './look.js';
import { paletteOf, type Theme } from './palette.js';
import { toSvg } from './svg.js';
import { clean } from './text/clean.js';

/** The options for drawing a picture. */
export interface DrawOptions {
  readonly theme: Theme;
  /** A whole card of 63 × 88 mm with an art area, or only bars and text, as high as needed. */
  readonly shape: 'card' | 'compact';
  /** The displayed width of one face in pixels; 260 by default. */
  readonly width?: number;
  readonly grayscale?: boolean;
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
}

/** The gap between the two faces of a double-faced card. */
const FACE_GAP = 18;

/** Draws a token or card as SVG: whole cards side by side, compact ones one above the other. */
export function drawPicture(picture: CardPicture, options: DrawOptions): Drawn {
  const faces = drawFaces(picture, options);
  const compact = options.shape === 'compact';
  const shapes: DrawnShape[] = [];
  let at = 0;
  for (const face of faces) {
    shapes.push({ kind: 'moved', x: compact ? 0 : at, y: compact ? at : 0, scale: 1, shapes: face.shapes });
    at += (compact ? face.height : face.width) + FACE_GAP;
  }
  const length = at - FACE_GAP;
  const drawing = {
    width: compact ? CARD.width : length,
    height: compact ? length : Math.max(...faces.map(({ height }) => height)),
    shapes,
  };
  const scale = (options.width ?? 260) / CARD.width;
  const [width, height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  const text = describePicture(picture);
  const { idPrefix = '', boxes = false } = options;
  const title = clean(picture.name, 160) || 'Token';
  return { svg: toSvg(drawing, { title, description: text, width, height, idPrefix, boxes }), width, height, text };
}

/** The faces of a picture as separate drawings, for sheets that print them independently. */
export function drawFaces(
  picture: CardPicture,
  options: Pick<DrawOptions, 'theme' | 'shape' | 'grayscale'>,
): Drawing[] {
  const faces = facesOf(picture);
  return faces.map((face, i) => {
    const which = faces.length < 2 ? null : faceName(i, faces.length, face.token);
    const grayscale = options.grayscale ?? false;
    const look: Look = { palette: paletteOf(frameColors(face), options.theme, grayscale), grayscale };
    if (options.shape === 'compact') return { width: CARD.width, ...compactFace(face, look, which) };
    const shapes = face.game === 'riftbound' ? riftboundFace(face, look, which) : magicFace(face, look, which);
    return { ...CARD, shapes };
  });
}

/** The colour of a face's border, for what is printed around it. */
export function edgeOf(face: CardPicture, theme: Theme, grayscale: boolean): Paint {
  return edgePaint(paletteOf(frameColors(face), theme, grayscale));
}

/** A token with two faces is double-faced; the faces of other cards may be halves or an adventure. */
function faceName(index: number, count: number, token: boolean): string {
  if (token && count === 2) return index === 0 ? 'Front' : 'Back';
  return `${index + 1} of ${count}`;
}
