import type { Box, Drawing, DrawnShape, Paint, Stroke } from './drawing.js';
import { EM, type PlacedGlyph } from './text/font.js';

/** The properties of an SVG apart from its shapes. */
export interface SvgOptions {
  readonly title: string;
  readonly description: string;
  /** The displayed size; the units of the drawing are scaled to it. */
  readonly width: number;
  readonly height: number;
  /** The unit of width and height: empty for pixels, or `mm`. */
  readonly unit?: '' | 'mm';
  /** Precedes every id, so that one document can contain several pictures. */
  readonly idPrefix?: string;
  /** Writes the box of each text as an attribute, for tests that measure it. */
  readonly boxes?: boolean;
}

/** System fonts for letters that the bundled font lacks. */
const OTHER_FONTS = "'Alegreya Sans','Noto Sans','Segoe UI','Noto Sans CJK JP',sans-serif";

/**
 * A drawing as a standalone SVG document. Letters are outlines, because fonts do not load inside an image. ASCII only.
 */
export function toSvg(drawing: Drawing, options: SvgOptions): string {
  const writer = new Writer(options);
  const body = writer.shapes(drawing.shapes);
  return element(drawing, options, `<defs>${writer.defs()}</defs>${body}`);
}

/** Drawings as SVG elements of one HTML document. */
export interface SvgElements {
  /** Shared definitions: an element without a size that must be in the document too. */
  readonly shared: string;
  readonly elements: readonly string[];
}

/** Writes several drawings for one HTML document; their id prefixes must differ. */
export function toSvgElements(pages: readonly { drawing: Drawing; options: SvgOptions }[]): SvgElements {
  const writer = new Writer({});
  const elements = pages.map(({ drawing, options }) => element(drawing, options, writer.shapes(drawing.shapes)));
  // `display: none` would also disable the gradients.
  const hidden =
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">';
  return { shared: `${hidden}<defs>${writer.defs()}</defs></svg>`, elements };
}

function element(drawing: Drawing, options: SvgOptions, content: string): string {
  const { title, description, width, height, unit = '', idPrefix = '' } = options;
  const ids = [`${idPrefix}title`, `${idPrefix}desc`];
  const head = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${digits(width)}${unit}" height="${digits(height)}${unit}"`,
    ` viewBox="0 0 ${digits(drawing.width)} ${digits(drawing.height)}" role="img" aria-labelledby="${ids.join(' ')}">`,
    `<title id="${ids[0]}">${escapeXml(title)}</title><desc id="${ids[1]}">${escapeXml(description)}</desc>`,
  ];
  return `${head.join('')}${content}</svg>`;
}

type SvgLetters = DrawnShape & { readonly kind: 'letters' };

function sharesGroup(one: SvgLetters, next: SvgLetters): boolean {
  return one.y === next.y && one.size === next.size && one.fill === next.fill;
}

/** Writes shapes and collects shared definitions: each outline and each gradient is written once. */
class Writer {
  private readonly ids = new Map<string, string>();
  private readonly definitions: string[] = [];
  private readonly stamps = new Map<Drawing, string>();

  constructor(private readonly options: Pick<SvgOptions, 'idPrefix' | 'boxes'>) {}

  defs(): string {
    return this.definitions.join('');
  }

  shapes(shapes: readonly DrawnShape[]): string {
    let svg = '';
    for (let i = 0; i < shapes.length; i++) {
      const shape = shapes[i]!;
      if (shape.kind !== 'letters') {
        svg += this.shape(shape);
        continue;
      }
      // The words of a line share a group; otherwise a third of the output would be transforms.
      const words = [shape];
      for (let next = shapes[i + 1]; next?.kind === 'letters' && sharesGroup(shape, next); next = shapes[i + 1]) {
        words.push(next);
        i++;
      }
      svg += this.letters(words);
    }
    return svg;
  }

  private shape(shape: DrawnShape): string {
    switch (shape.kind) {
      case 'box':
        return `<rect${rect(shape.box, shape.radius)}${this.look(shape)}/>`;
      case 'disc':
        return `<circle cx="${digits(shape.x)}" cy="${digits(shape.y)}" r="${digits(shape.radius)}"${this.look(shape)}/>`;
      case 'path':
        return this.path(shape);
      case 'letters':
        return this.letters([shape]);
      case 'clipped': {
        const clip = this.define(`<clipPath`, `><rect${rect(shape.box, shape.radius)}/></clipPath>`);
        return `<g clip-path="url(#${clip})">${this.shapes(shape.shapes)}</g>`;
      }
      case 'within': {
        const inner = this.shapes(shape.shapes);
        const { x, y, width, height } = shape.box;
        const box = [x, y, width, height].map(digits).join(' ');
        return this.options.boxes ? `<g data-text="${shape.name}" data-box="${box}">${inner}</g>` : inner;
      }
      case 'image':
        return this.image(shape);
      case 'stamp':
        return `<use href="#${this.stamp(shape.of)}" x="${digits(shape.x)}" y="${digits(shape.y)}"/>`;
      case 'titled':
        return `<g><title>${escapeXml(shape.title)}</title>${this.shapes(shape.shapes)}</g>`;
      case 'turned':
        return `<g transform="translate(0 ${digits(shape.length)}) rotate(-90)">${this.shapes(shape.shapes)}</g>`;
      case 'moved':
        return `<g transform="${transform(shape)}">${this.shapes(shape.shapes)}</g>`;
    }
  }

  private path(shape: DrawnShape & { readonly kind: 'path' }): string {
    const plain = shape.x === 0 && shape.y === 0 && shape.scale === 1;
    const { stroke } = shape;
    // Strokes keep their width regardless of the scale.
    const scaled = stroke ? { ...shape, stroke: { ...stroke, width: stroke.width / shape.scale } } : shape;
    if (plain) return `<path d="${shape.d}"${this.look(shape)}/>`;
    const id = this.define(`<path`, ` d="${shape.d}"/>`);
    return `<use href="#${id}" transform="${transform(shape)}"${this.look(scaled)}/>`;
  }

  private image({ box, of, grayscale }: DrawnShape & { readonly kind: 'image' }): string {
    const grey = '><feColorMatrix type="saturate" values="0"/></filter>';
    const filter = grayscale
      ? ` filter="url(#${this.define('<filter', ` color-interpolation-filters="sRGB"${grey}`)})"`
      : '';
    const data = ` href="data:image/${of.type};base64,${of.base64}"`;
    return `<image${place(box)} preserveAspectRatio="xMidYMid slice"${filter}${data}/>`;
  }

  /** The id of a drawing. */
  private stamp(drawing: Drawing): string {
    let id = this.stamps.get(drawing);
    if (id === undefined) {
      id = this.define('<g', `>${this.shapes(drawing.shapes)}</g>`);
      this.stamps.set(drawing, id);
    }
    return id;
  }

  /** Words on one baseline. */
  private letters(words: readonly SvgLetters[]): string {
    const [{ x, y, size, fill }] = words as [SvgLetters];
    const scale = size / EM;
    const uses: string[] = [];
    const others: string[] = [];
    for (const { run, x: start } of words) {
      for (const placed of run.glyphs) {
        const at = Math.round((start - x) / scale + placed.x * EM);
        if (!placed.glyph) others.push(fallbackLetter(placed, start, y, size, fill, run.face));
        else if (placed.glyph.path !== '') {
          const id = this.define('<path', ` d="${placed.glyph.path}"/>`);
          uses.push(`<use href="#${id}"${at === 0 ? '' : ` x="${at}"`}/>`);
        }
      }
    }
    const group = `<g fill="${fill}" transform="${transform({ x, y, scale })}">${uses.join('')}</g>`;
    return (uses.length > 0 ? group : '') + others.join('');
  }

  private look({ fill, stroke }: { readonly fill: Paint | null; readonly stroke?: Stroke }): string {
    const line = stroke
      ? ` stroke="${stroke.paint}" stroke-width="${digits(stroke.width)}" stroke-linejoin="round"`
      : '';
    return ` fill="${fill === null ? 'none' : this.paint(fill)}"${line}`;
  }

  private paint(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    const { from, to, stops } = paint;
    const points = ` x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    const colors = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
    return `url(#${this.define('<linearGradient', `${points}>${colors}</linearGradient>`)})`;
  }

  /** The id of a definition, which is written only once. */
  private define(start: string, rest: string): string {
    const key = start + rest;
    let id = this.ids.get(key);
    if (id === undefined) {
      id = `${this.options.idPrefix ?? ''}${this.ids.size.toString(36)}`;
      // An id that begins with a digit is valid in SVG 2 and in HTML, but not in XML.
      id = /^\d/.test(id) ? `_${id}` : id;
      this.ids.set(key, id);
      this.definitions.push(`${start} id="${id}"${rest}`);
    }
    return id;
  }
}

/** A letter that the font lacks, squeezed or stretched to the width that layout assumed. */
function fallbackLetter(
  { character, x: at, width }: PlacedGlyph,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: string,
): string {
  const style = face === 'bold' ? ' font-weight="bold"' : face === 'italic' ? ' font-style="italic"' : '';
  // Slightly smaller than the letters around it, because other fonts have larger ascenders and descenders.
  const place = ` x="${digits(x + at * size)}" y="${digits(y)}" font-size="${digits(size * 0.85)}"`;
  const fitted = ` textLength="${digits(width * size)}" lengthAdjust="spacingAndGlyphs" font-family="${OTHER_FONTS}"`;
  return `<text${place}${fitted}${style} fill="${fill}">${escapeXml(character)}</text>`;
}

function rect(box: Box, radius: number): string {
  return radius > 0 ? `${place(box)} rx="${digits(radius)}"` : place(box);
}

function place({ x, y, width, height }: Box): string {
  return ` x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}"`;
}

function transform({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }): string {
  const move = `translate(${digits(x)} ${digits(y)})`;
  return scale === 1 ? move : `${move} scale(${Math.round(scale * 1e5) / 1e5})`;
}

function digits(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Escapes untrusted text for XML: markup characters and everything beyond ASCII become numeric references; characters
 * that XML forbids are dropped.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']|[^\t\n -~]/gu, (character) => `&#${character.codePointAt(0)};`);
}
