import { sheetSvg, sheetsSvg } from '../../export/sheet/sheet-svg.js';
import type { Sheet, Sheets } from '../../export/sheet/sheets.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import { writeResult } from './output.js';
import type { Rasterize } from './png.js';
import { visible } from './visible.js';

/** Where pages are written to, and their title. */
interface PagesTarget {
  readonly title: string;
  /** The file; with several pages, their files have its name and the page numbers. */
  readonly output: string | undefined;
}

/** Writes one SVG if there is one page or no `--output`; otherwise one per page, with the page number in its name. */
export async function writeSvgPages(sheets: Sheets, { output, title }: PagesTarget, terminal: Terminal): Promise<void> {
  const pages = printedPages(sheets);
  if (output === undefined || pages.length < 2) {
    return writeResult(sheetsSvg({ ...sheets, pages }, title), output, terminal);
  }
  for (const page of pages) await writePage(sheetSvg(page, title), pageFile(output, page), terminal);
}

/**
 * Writes one PNG per page.
 * @throws {UsageError} if there are several pages, but no file to name theirs after
 */
export async function writePngPages(
  sheets: Sheets,
  { output, title, dpi }: PagesTarget & { readonly dpi: number },
  rasterize: Rasterize,
  terminal: Terminal,
): Promise<void> {
  const pages = printedPages(sheets);
  if (output === undefined && pages.length > 1) {
    throw new UsageError(`there are ${pages.length} pages, each of them a PNG: say --output <file>.png`);
  }
  for (const page of pages) {
    // Drawings are in tenths of a millimetre.
    const png = rasterize(sheetSvg(page, title), Math.round((page.drawing.width / 254) * dpi), 'white');
    if (output === undefined || pages.length === 1) await writeResult(png, output, terminal);
    else await writePage(png, pageFile(output, page), terminal);
  }
}

function printedPages({ pages }: Sheets): Sheet[] {
  return pages.filter(({ names }) => names.length > 0);
}

function pageFile(output: string, { number, side }: Sheet): string {
  const [, stem = output, extension = ''] = /^(.*?)(\.[^./\\]+)?$/s.exec(output) ?? [];
  return `${stem}-${number}${side === 'back' ? '-back' : ''}${extension}`;
}

async function writePage(content: string | Uint8Array, path: string, terminal: Terminal): Promise<void> {
  await writeResult(content, path, terminal);
  terminal.err(`${visible(path)}\n`);
}
