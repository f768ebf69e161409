import type { Box, Drawing, DrawnShape, Gradient, Paint, Stroke } from '../drawing.js';
import type { PlacedGlyph } from '../text/font.js';
import { imageMatrix } from './image-matrix.js';
import { decimal, type Extent, outlineOf } from './outline.js';
import { channels, type Resources } from './resources.js';
import { PdfTextLine } from './text-line.js';

type LettersShape = DrawnShape & { readonly kind: 'letters' };
type Path = DrawnShape & { readonly kind: 'path' };
type Image = DrawnShape & { readonly kind: 'image' };

/** The distance of the control points of a quarter circle, relative to its radius. */
const QUARTER_CONTROL = 0.5523;
/** The height of the box drawn for a letter that the font lacks, in em. */
const UNKNOWN_HEIGHT = 0.6;

/** Shapes as PDF operators, in a coordinate system whose y goes down. */
export function contentOf(shapes: readonly DrawnShape[], resources: Resources): string {
  const written: string[] = [];
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i]!;
    if (shape.kind !== 'letters') {
      written.push(shapeContent(shape, resources));
      continue;
    }
    // The words of a line are one text, with spaces that a viewer can find.
    const words = [shape];
    for (let next = shapes[i + 1]; next?.kind === 'letters' && sharesLine(shape, next); next = shapes[i + 1]) {
      words.push(next);
      i++;
    }
    written.push(letters(words, resources));
  }
  return written.filter((part) => part !== '').join('\n');
}

function shapeContent(shape: Exclude<DrawnShape, LettersShape>, resources: Resources): string {
  switch (shape.kind) {
    case 'box':
      return painted(rounded(shape.box, shape.radius), extentOf(shape.box), shape, resources);
    case 'disc': {
      const { x, y, radius: r } = shape;
      const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
      return painted(rounded(box, r), extentOf(box), shape, resources);
    }
    case 'path':
      return path(shape, resources);
    case 'image':
      return image(shape, resources);
    case 'clipped':
      return isolated(`${rounded(shape.box, shape.radius)} W n\n${contentOf(shape.shapes, resources)}`);
    case 'within':
    case 'titled':
      return contentOf(shape.shapes, resources);
    case 'moved':
      return isolated(
        `${matrix(shape.scale, 0, 0, shape.scale, shape.x, shape.y)}\n${contentOf(shape.shapes, resources)}`,
      );
    case 'turned':
      return isolated(`${matrix(0, -1, 1, 0, 0, shape.length)}\n${contentOf(shape.shapes, resources)}`);
    case 'stamp': {
      const name = resources.form(shape.of, () => contentOf(shape.of.shapes, resources));
      return isolated(`${matrix(1, 0, 0, 1, shape.x, shape.y)} /${name} Do`);
    }
  }
}

/** The content of a page, starting with the transform from points with y up to the coordinates of drawings. */
export function pageContent(page: Drawing, pointsPerUnit: number, resources: Resources): string {
  // Written with more digits than coordinates, because the whole page depends on it.
  const start = `${pointsPerUnit.toFixed(7)} 0 0 ${(-pointsPerUnit).toFixed(7)} 0 ${decimal(page.height * pointsPerUnit)} cm`;
  return isolated(`${start} 1 j\n${contentOf(page.shapes, resources)}`);
}

function path(shape: Path, resources: Resources): string {
  const { operators, extent } = outlineOf(shape.d);
  const { stroke, x, y, scale } = shape;
  // Strokes keep their width regardless of the scale.
  const scaled = stroke ? { ...shape, stroke: { ...stroke, width: stroke.width / scale } } : shape;
  const content = painted(operators, extent, scaled, resources);
  const isPlain = x === 0 && y === 0 && scale === 1;
  return isPlain ? content : isolated(`${matrix(scale, 0, 0, scale, x, y)} ${content}`);
}

/** A path with its fill and its stroke. */
function painted(
  operators: string,
  extent: Extent,
  { fill, stroke }: { readonly fill: Paint | null; readonly stroke?: Stroke },
  resources: Resources,
): string {
  const line = stroke ? `${color(stroke.paint, 'RG')} ${decimal(stroke.width)} w ` : '';
  if (fill !== null && typeof fill !== 'string') {
    return [shaded(operators, extent, fill, resources), ...(stroke ? [`${line}${operators} S`] : [])].join('\n');
  }
  if (fill === null) return stroke ? `${line}${operators} S` : '';
  return `${line}${color(fill, 'rg')} ${operators} ${stroke ? 'B' : 'f'}`;
}

function shaded(operators: string, { left, top, right, bottom }: Extent, fill: Gradient, resources: Resources): string {
  const box = matrix(right - left, 0, 0, bottom - top, left, top);
  return isolated(`${operators} W n ${box} /${resources.shading(fill)} sh`);
}

function image({ box, of, grayscale }: Image, resources: Resources): string {
  const found = resources.image(of);
  const area = rounded(box, 0);
  if (found === null) return `0.5 0.5 0.5 rg ${area} f`;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = imageMatrix(found.pixels, box);
  const drawn = isolated(`${matrix(a, b, c, d, e, f)} /${found.name} Do`);
  const grey = grayscale ? `\n/Grey gs 0.5 0.5 0.5 rg ${area} f` : '';
  return isolated(`${area} W n\n${drawn}${grey}`);
}

function sharesLine(word: LettersShape, next: LettersShape): boolean {
  return word.y === next.y && word.size === next.size && word.fill === next.fill;
}

/** Words on one baseline: the outlines of their letters, with invisible text above them for searching. */
function letters(words: readonly LettersShape[], resources: Resources): string {
  const [{ x: left, y, size, fill }] = words as [LettersShape];
  const scale = size / resources.fonts.em;
  const outlines: string[] = [];
  const boxes: string[] = [];
  const line = new PdfTextLine(size, y, resources.fonts);
  let at = 0;
  for (const { run, x: start } of words) {
    for (const placed of run.glyphs) {
      const x = start + placed.x * size;
      if (placed.glyph) {
        line.add(placed, x, run.face);
        const outline = resources.outline(placed.glyph.path);
        if (outline === '') continue;
        const off = Math.round((x - left) / scale);
        if (off !== at) outlines.push(`1 0 0 1 ${off - at} 0 cm`);
        outlines.push(`${outline} f`);
        at = off;
      } else {
        resources.unknown.add(placed.character);
        boxes.push(unknownLetter(placed, x, y, size, fill));
      }
    }
  }
  const text = line.end();
  const drawn = isolated(`${color(fill, 'rg')} ${matrix(scale, 0, 0, scale, left, y)} ${outlines.join(' ')}`);
  return [...(outlines.length > 0 ? [drawn] : []), ...(text === '' ? [] : [`BT ${text} ET`]), ...boxes].join('\n');
}

function unknownLetter({ width }: PlacedGlyph, x: number, y: number, size: number, fill: string): string {
  const box = {
    x: x + 0.1 * width * size,
    y: y - UNKNOWN_HEIGHT * size,
    width: 0.8 * width * size,
    height: UNKNOWN_HEIGHT * size,
  };
  return `${color(fill, 'RG')} ${decimal(size * 0.05)} w ${rounded(box, 0)} S`;
}

/** A box with rounded corners as a path. */
function rounded({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `${[x, y, width, height].map(decimal).join(' ')} re`;
  const [right, bottom, off] = [x + width, y + height, r * (1 - QUARTER_CONTROL)];
  const to = (operator: string, ...points: number[]) => `${points.map(decimal).join(' ')} ${operator}`;
  return [
    to('m', x + r, y),
    to('l', right - r, y),
    to('c', right - off, y, right, y + off, right, y + r),
    to('l', right, bottom - r),
    to('c', right, bottom - off, right - off, bottom, right - r, bottom),
    to('l', x + r, bottom),
    to('c', x + off, bottom, x, bottom - off, x, bottom - r),
    to('l', x, y + r),
    to('c', x, y + off, x + off, y, x + r, y),
    'h',
  ].join(' ');
}

function extentOf({ x, y, width, height }: Box): Extent {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function color(paint: string, operator: 'rg' | 'RG'): string {
  return `${channels(paint).map(decimal).join(' ')} ${operator}`;
}

function matrix(...numbers: [number, number, number, number, number, number]): string {
  return `${numbers.map((value) => String(Math.round(value * 1e5) / 1e5)).join(' ')} cm`;
}

/** Operators wrapped so that they do not change the graphics state. */
function isolated(content: string): string {
  return `q ${content} Q`;
}
