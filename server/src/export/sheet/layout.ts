import { CARD } from '../../render/frames/parts.js';
import type { Paper } from './paper.js';

/** Nine cards per page, edge to edge, so that one cut separates two of them. */
const COLUMNS = 3;
const ROWS = 3;
const PER_PAGE = COLUMNS * ROWS;

/** Something to print: a front, and optionally a back. */
export interface TwoFaces<T> {
  readonly front: T;
  readonly back: T | null;
}

/** A position on a page. */
export interface Slot<T> {
  readonly column: number;
  readonly row: number;
  readonly face: T;
}

/** One side of a sheet of paper. */
export interface SheetPage<T> {
  /** The number of the sheet of paper, from 1; both sides have the same number. */
  readonly sheet: number;
  readonly side: 'front' | 'back';
  /** In order; empty on a blank back. */
  readonly slots: readonly Slot<T>[];
}

/**
 * Lays out cards on pages, in order. If some have two faces, those come first, and each page of fronts is followed by a
 * page of backs, mirrored left to right: when the sheet is flipped on its long edge, each back is behind its front.
 * Fronts without backs are followed by a blank page, so that the next page is not printed on their reverse, except at
 * the end.
 * @param oneSided puts backs next to their fronts instead
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
  return Array.from({ length: Math.ceil(items.length / PER_PAGE) }, (_, i) =>
    items.slice(i * PER_PAGE, (i + 1) * PER_PAGE),
  );
}

function slotAt<T>(face: T, at: number): Slot<T> {
  return { column: at % COLUMNS, row: Math.floor(at / COLUMNS), face };
}

function mirrored<T>(slot: Slot<T>): Slot<T> {
  return { ...slot, column: COLUMNS - 1 - slot.column };
}

/** The top left corner of the cards, which are centred on the page so that backs match their fronts. */
export function origin({ width, height }: Paper): { x: number; y: number } {
  return { x: (width - COLUMNS * CARD.width) / 2, y: (height - ROWS * CARD.height) / 2 };
}
