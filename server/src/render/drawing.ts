import type { Artwork } from './artwork.js';
import type { Run } from './text/font.js';

/** A picture as shapes, whatever it is shown on: SVG, a printed page. Lengths are tenths of a millimetre, y downwards. */
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

/** A colour as `#rrggbb`, or a gradual change of colour from one point of the shape's own box (0 to 1) to another. */
export type Paint = string | Gradient;

export interface Gradient {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Colours at their places between, 0 to 1. */
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
  /** The `d` of an SVG path of `M L H V Q C Z`, of either case; in its own units, which `scale` makes those of the card. */
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill: Paint | null;
      readonly stroke?: Stroke;
    }
  /** Letters on a base line that begins at `x`, `y`. */
  | {
      readonly kind: 'letters';
      readonly run: Run;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
    }
  /** Shapes that are cut off at the edge of a rounded box. */
  | { readonly kind: 'clipped'; readonly box: Box; readonly radius: number; readonly shapes: readonly DrawnShape[] }
  /** As much of a picture as fills the box, its middle; what sticks out is cut off. */
  | { readonly kind: 'image'; readonly box: Box; readonly of: Artwork; readonly grayscale: boolean }
  /** A text: shapes that stand within a box by themselves, which tests make sure of. */
  | {
      readonly kind: 'within';
      readonly name: string;
      readonly box: Box;
      /** Some of it had no room, and an ellipsis stands for it. */
      readonly cut: boolean;
      readonly shapes: readonly DrawnShape[];
    }
  /** Shapes moved to another place, and grown. */
  | {
      readonly kind: 'moved';
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly shapes: readonly DrawnShape[];
    }
  /** A whole drawing with its upper left corner at `x`, `y`. It may stand at many places, and is written but once. */
  | { readonly kind: 'stamp'; readonly x: number; readonly y: number; readonly of: Drawing };

/** The box with its edges moved inwards. */
export function inset({ x, y, width, height }: Box, by: number, vertically = by): Box {
  return { x: x + by, y: y + vertically, width: width - 2 * by, height: height - 2 * vertically };
}

/** A path in units of the card. */
export function path(d: string, fill: Paint | null, stroke?: Stroke): DrawnShape {
  return { kind: 'path', d, x: 0, y: 0, scale: 1, fill, ...(stroke ? { stroke } : {}) };
}

/** A closed polygon through points of the card. */
export function polygon(
  points: readonly (readonly [number, number])[],
  fill: Paint | null,
  stroke?: Stroke,
): DrawnShape {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, stroke);
}

/** A coordinate with as many digits as can be seen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
