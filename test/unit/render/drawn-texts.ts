import type { Box, Drawing, DrawnShape } from '../../../server/src/render/drawing.js';
import { ASCENT, DESCENT } from '../../../server/src/render/text/font.js';

/** A text in a drawing: the box it must stay in, and its words. */
export interface DrawnText {
  readonly name: string;
  readonly box: Box;
  readonly words: string;
  /** How far it exceeds its box, in tenths of a millimetre; at most zero if it is inside. */
  readonly excess: number;
  /** The smallest size of its letters. */
  readonly size: number;
}

/** All texts of a drawing. */
export function textsIn({ shapes }: Drawing): DrawnText[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'within') return [drawnText(shape)];
    const inner = 'shapes' in shape ? textsIn({ width: 0, height: 0, shapes: shape.shapes }) : [];
    return shape.kind === 'moved' ? inner.map((text) => moved(text, shape)) : inner;
  });
}

function moved(text: DrawnText, by: { readonly x: number; readonly y: number; readonly scale: number }): DrawnText {
  return { ...text, box: movedBox(text.box, by), excess: text.excess * by.scale, size: text.size * by.scale };
}

function movedBox(box: Box, { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }): Box {
  return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
}

/** The boxes of the user’s pictures in a drawing. */
export function imagesIn(shapes: readonly DrawnShape[]): Box[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'image') return [shape.box];
    const inner = 'shapes' in shape ? imagesIn(shape.shapes) : [];
    return shape.kind === 'moved' ? inner.map((box) => movedBox(box, shape)) : inner;
  });
}

function drawnText({ name, box, shapes }: DrawnShape & { readonly kind: 'within' }): DrawnText {
  const letters = shapes.filter((shape) => shape.kind === 'letters');
  const boxes = shapes.flatMap((shape) => extent(shape) ?? []);
  const excess = Math.max(
    ...boxes.map((inner) =>
      Math.max(
        box.x - inner.x,
        box.y - inner.y,
        inner.x + inner.width - box.x - box.width,
        inner.y + inner.height - box.y - box.height,
      ),
    ),
    Number.NEGATIVE_INFINITY,
  );
  const words = letters.map(({ run }) => run.glyphs.map(({ character }) => character).join('')).join(' ');
  return { name, box, words, excess, size: Math.min(...letters.map(({ size }) => size)) };
}

function extent(shape: DrawnShape): Box | null {
  if (shape.kind === 'box') return shape.box;
  if (shape.kind === 'disc') {
    return { x: shape.x - shape.radius, y: shape.y - shape.radius, width: 2 * shape.radius, height: 2 * shape.radius };
  }
  if (shape.kind !== 'letters') return null;
  const { x, y, size, run } = shape;
  return { x, y: y - ASCENT * size, width: run.width * size, height: (ASCENT + DESCENT) * size };
}

/** Whether two boxes share more than an edge. */
export function overlapping(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0.1 && down > 0.1;
}
