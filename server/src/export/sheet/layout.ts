import { CARD } from '../../render/frames/magic.js';
import type { Paper } from './paper.js';

/** Nine cards to a page, edge to edge, so that one cut parts two of them. */
export const COLUMNS = 3;
export const ROWS = 3;
const ON_PAGE = COLUMNS * ROWS;

/** Something to print: its front, and its back where it has one. */
export interface TwoFaces<T> {
  readonly front: T;
  readonly back: T | null;
}

/** One place on a page. */
export interface Slot<T> {
  readonly column: number;
  readonly row: number;
  readonly face: T;
}

/** One side of a sheet of paper. */
export interface SheetPage<T> {
  /** The number of the sheet of paper, from 1; a back has that of its front. */
  readonly sheet: number;
  readonly side: 'front' | 'back';
  /** In order; none on a back that stays empty. */
  readonly slots: readonly Slot<T>[];
}

/**
 * Lays cards out on pages, in order. Where some have two faces, those come first, and a page of backs follows each page of
 * fronts, mirrored from left to right: turned over its long edge, each back lies behind its front. Behind fronts without
 * backs it is empty, so that the next page is not printed there; none stands at the end.
 * @param oneSided puts backs beside their fronts instead
 */
export function layOut<T>(cards: readonly TwoFaces<T>[], oneSided: boolean): SheetPage<T>[] {
  const isTwoSided = !oneSided && cards.some(({ back }) => back !== null);
  if (!isTwoSided) {
    const faces = cards.flatMap(({ front, back }) => (back === null ? [front] : [front, back]));
    return inPages(faces).map((on, i) => ({ sheet: i + 1, side: 'front', slots: on.map(slotAt) }));
  }
  const ordered = [...cards.filter(({ back }) => back !== null), ...cards.filter(({ back }) => back === null)];
  const pages = inPages(ordered).flatMap((on, i): SheetPage<T>[] => [
    { sheet: i + 1, side: 'front', slots: on.map(({ front }, at) => slotAt(front, at)) },
    {
      sheet: i + 1,
      side: 'back',
      slots: on.flatMap(({ back }, at) => (back === null ? [] : [mirrored(slotAt(back, at))])),
    },
  ]);
  return pages.at(-1)?.slots.length === 0 ? pages.slice(0, -1) : pages;
}

function inPages<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / ON_PAGE) }, (_, i) =>
    items.slice(i * ON_PAGE, (i + 1) * ON_PAGE),
  );
}

function slotAt<T>(face: T, at: number): Slot<T> {
  return { column: at % COLUMNS, row: Math.floor(at / COLUMNS), face };
}

function mirrored<T>(slot: Slot<T>): Slot<T> {
  return { ...slot, column: COLUMNS - 1 - slot.column };
}

/** Where the cards of a page begin, so that they stand in its middle: backs fit fronts only there. */
export function origin({ width, height }: Paper): { x: number; y: number } {
  return { x: (width - COLUMNS * CARD.width) / 2, y: (height - ROWS * CARD.height) / 2 };
}
