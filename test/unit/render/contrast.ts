import type { Box, DrawnShape, Paint } from '../../../server/src/render/drawing.js';

/** Letters with the lowest contrast they have to what is painted behind them. */
export interface LetterContrast {
  readonly letters: string;
  readonly contrast: number;
}

interface Painted {
  readonly box: Box;
  readonly fill: Paint;
}

/** The contrast of all letters in some shapes that are in front of something painted in known colors. */
export function contrastsIn(shapes: readonly DrawnShape[]): LetterContrast[] {
  return visit(shapes, []);
}

/** @param below what is already painted in these coordinates, the topmost last; more is added */
function visit(shapes: readonly DrawnShape[], below: Painted[]): LetterContrast[] {
  return shapes.flatMap((shape): LetterContrast[] => {
    if (shape.kind === 'letters') return letterContrast(shape, below);
    // Coordinates change, but whole faces and bars bring their own background.
    if (shape.kind === 'moved' || shape.kind === 'turned') return visit(shape.shapes, []);
    if ('shapes' in shape) return visit(shape.shapes, below);
    const box = boxOf(shape);
    if (box && 'fill' in shape && shape.fill !== null) below.push({ box, fill: shape.fill });
    return [];
  });
}

function letterContrast(shape: DrawnShape & { readonly kind: 'letters' }, below: readonly Painted[]): LetterContrast[] {
  const { run, x, y, size, fill } = shape;
  const [middleX, middleY] = [x + (run.width * size) / 2, y - 0.3 * size];
  const behind = below.findLast(
    ({ box }) => box.x <= middleX && middleX <= box.x + box.width && box.y <= middleY && middleY <= box.y + box.height,
  );
  if (!behind) return [];
  const colors = typeof behind.fill === 'string' ? [behind.fill] : behind.fill.stops.map(([, color]) => color);
  const letters = run.glyphs.map(({ character }) => character).join('');
  return [{ letters, contrast: Math.min(...colors.map((color) => contrast(fill, color))) }];
}

function boxOf(shape: DrawnShape): Box | null {
  if (shape.kind === 'box') return shape.box;
  if (shape.kind === 'disc') {
    const { x, y, radius } = shape;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  }
  if (shape.kind !== 'path') return null;
  // Outlines of signs and shields are in squares of their own; polygons are in the coordinates of the card.
  if (shape.scale !== 1) return { x: shape.x, y: shape.y, width: 100 * shape.scale, height: 100 * shape.scale };
  const points = [...shape.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The contrast of two colors, as defined by WCAG. */
export function contrast(one: string, two: string): number {
  const [dark, bright] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** The relative luminance of a color, from 0 to 1. */
export function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
