import type { Drawing } from '../../render/drawing.js';
import { type SvgOptions, toSvg } from '../../render/svg.js';
import type { Sheet, Sheets } from './sheets.js';

/** One page as an SVG file of the paper's size. */
export function sheetSvg(sheet: Sheet, title: string): string {
  return toSvg(sheet.drawing, svgOptions(sheet, title));
}

/** All pages below one another in one SVG, for standard output, which is a single file. */
export function sheetsSvg({ pages }: Sheets, title: string): string {
  const drawing = below(pages.map((page) => page.drawing));
  const names = [...new Set(pages.flatMap((page) => page.names))];
  return toSvg(drawing, { title, description: names.join(', '), ...size(drawing) });
}

/** The title, description and size of a page's SVG. */
export function svgOptions({ drawing, number, side, names }: Sheet, title: string): SvgOptions {
  const which = `${title}, ${side === 'back' ? 'back of sheet' : 'sheet'} ${number}`;
  return { title: which, description: names.join(', '), ...size(drawing) };
}

function size({ width, height }: Drawing) {
  return { width: width / 10, height: height / 10, unit: 'mm' } as const;
}

function below(pages: readonly Drawing[]): Drawing {
  let y = 0;
  const shapes = pages.map((page) => {
    const shape = { kind: 'moved', x: 0, y, scale: 1, shapes: page.shapes } as const;
    y += page.height;
    return shape;
  });
  return { width: Math.max(1, ...pages.map(({ width }) => width)), height: Math.max(1, y), shapes };
}
