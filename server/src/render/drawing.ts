import type { Artwork } from './artwork.js';
import type { Run } from './text/font.js';

/** A picture as shapes, independent of the output (SVG, PDF). Lengths are in tenths of a millimetre, y goes down. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
}

/** A rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour as `#rrggbb`, or a gradient between two points of the shape's own box (0 to 1). */
export type Paint = string | Gradient;

export interface Gradient {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Colours at their positions between the points, 0 to 1. */
  readonly stops: readonly (readonly [at: number, color: string])[];
}

export interface Stroke {
  readonly paint: string;
  readonly width: number;
}

export type DrawnShape =
  | {
      readonly kind: 'box';
      readonly box: Box;
      readonly radius: number;
      readonly fill: Paint | null;
      readonly stroke?: Stroke;
    }
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: Paint | null;
      readonly stroke?: Stroke;
    }
  /**
   * An SVG path of `M L H V Q C Z`, upper or lower case, in its own units, which `scale` converts to those of the card.
   */
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill: Paint | null;
      readonly stroke?: Stroke;
    }
  /** Letters on a baseline that begins at `x`, `y`. */
  | {
      readonly kind: 'letters';
      readonly run: Run;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
    }
  /** Shapes clipped to a rounded box. */
  | { readonly kind: 'clipped'; readonly box: Box; readonly radius: number; readonly shapes: readonly DrawnShape[] }
  /** A picture that covers the box, centred and cropped. */
  | { readonly kind: 'image'; readonly box: Box; readonly of: Artwork; readonly grayscale: boolean }
  /** A text: shapes that stay within a box without clipping, which tests check. */
  | {
      readonly kind: 'within';
      readonly name: string;
      readonly box: Box;
      /** Whether some of the text did not fit and was replaced by an ellipsis. */
      readonly cut: boolean;
      readonly shapes: readonly DrawnShape[];
    }
  /** Shapes with a tooltip, where the output has tooltips. */
  | { readonly kind: 'titled'; readonly title: string; readonly shapes: readonly DrawnShape[] }
  /** Shapes moved and scaled. */
  | {
      readonly kind: 'moved';
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly shapes: readonly DrawnShape[];
    }
  /** The shapes of a landscape drawing, turned a quarter to the left. `length` is the width of that drawing. */
  | { readonly kind: 'turned'; readonly length: number; readonly shapes: readonly DrawnShape[] }
  /** A whole drawing with its top left corner at `x`, `y`. It may be used in many places and is written only once. */
  | { readonly kind: 'stamp'; readonly x: number; readonly y: number; readonly of: Drawing };

/** The drawing with its long side upright: a landscape one is turned a quarter to the left. */
export function upright(drawing: Drawing): Drawing {
  const { width, height, shapes } = drawing;
  if (width <= height) return drawing;
  return { width: height, height: width, shapes: [{ kind: 'turned', length: width, shapes }] };
}

/** The box with its edges moved inwards. */
export function inset({ x, y, width, height }: Box, by: number, vertically = by): Box {
  return { x: x + by, y: y + vertically, width: width - 2 * by, height: height - 2 * vertically };
}

/** A path in units of the card. */
export function path(d: string, fill: Paint | null, stroke?: Stroke): DrawnShape {
  return { kind: 'path', d, x: 0, y: 0, scale: 1, fill, ...(stroke ? { stroke } : {}) };
}

/** A closed polygon in units of the card. */
export function polygon(
  points: readonly (readonly [number, number])[],
  fill: Paint | null,
  stroke?: Stroke,
): DrawnShape {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, stroke);
}

/** A coordinate rounded to visible precision. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
