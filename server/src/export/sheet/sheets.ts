import type { CardPicture } from '../../render/card-picture.js';
import { drawSides } from '../../render/draw.js';
import { type Drawing, type DrawnShape, upright } from '../../render/drawing.js';
import { layOut, type SheetPage, type TwoFaces } from './layout.js';
import { drawPage, type PrintedFace } from './page.js';
import type { Paper } from './paper.js';
import type { PrintJob } from './prints.js';

/** The options for drawing sheets. */
export interface SheetOptions {
  readonly paper: Paper;
  /** The number of copies of each token or card; null for as many as each print states. */
  readonly copies: number | null;
  readonly grayscale: boolean;
  /** Puts backs next to their fronts, for printers that print one side. */
  readonly oneSided: boolean;
}

/** The most copies of a token or card to print, whatever the cards state. */
export const MAX_COPIES = 99;

/** Pages of faces of tokens or cards. */
export interface Sheets {
  readonly pages: readonly Sheet[];
  /** Whether some pages are the backs of others. */
  readonly twoSided: boolean;
  /** The names of tokens or cards whose text does not fit on a card. */
  readonly cut: readonly string[];
}

/** A drawn page. */
export interface Sheet {
  /** The number of the sheet of paper, from 1. */
  readonly number: number;
  readonly side: 'front' | 'back';
  readonly drawing: Drawing;
  /** The names on it, in order, without duplicates. */
  readonly names: readonly string[];
}

/** Draws prints on pages. Calls `onDrawn` after each of them. */
export function makeSheets(prints: readonly PrintJob[], options: SheetOptions, onDrawn?: () => void): Sheets {
  const { paper, oneSided } = options;
  const cut: string[] = [];
  const cards = prints.flatMap((print): TwoFaces<PrintedFace>[] => {
    const { picture } = print;
    const [front, back = null] = printedFaces(picture, options);
    onDrawn?.();
    if (!front) return [];
    if ([front, back].some((face) => face && hasCutText(face.drawing.shapes))) cut.push(picture.name);
    return Array.from({ length: copiesToPrint(print, options) }, () => ({ front, back }));
  });
  const pages = layOut(cards, oneSided).map((page) => sheetOf(page, paper));
  return { pages, twoSided: pages.some(({ side }) => side === 'back'), cut };
}

/** How many copies of a token or card are printed. */
export function copiesToPrint({ copies }: PrintJob, options: Pick<SheetOptions, 'copies'>): number {
  return Math.min(options.copies ?? copies.count, MAX_COPIES);
}

/** The sides of a card, of which paper has two; further faces are not printed separately. */
function printedFaces(picture: CardPicture, { grayscale }: SheetOptions): PrintedFace[] {
  return drawSides(picture, { theme: 'light', grayscale })
    .slice(0, 2)
    .map(({ drawing, edge, name }) => ({ drawing: upright(drawing), edge, name }));
}

function sheetOf(page: SheetPage<PrintedFace>, paper: Paper): Sheet {
  const names = [...new Set(page.slots.map(({ face }) => face.name))];
  return { number: page.sheet, side: page.side, drawing: drawPage(page, paper), names };
}

/** Whether some text in a drawing did not fit. */
export function hasCutText(shapes: readonly DrawnShape[]): boolean {
  return shapes.some((shape) => {
    if (shape.kind === 'within') return shape.cut;
    return 'shapes' in shape && hasCutText(shape.shapes);
  });
}
