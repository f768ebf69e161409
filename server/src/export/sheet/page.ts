import { type Drawing, type DrawnShape, inset, type Paint } from '../../render/drawing.js';
import { CARD } from '../../render/frames/parts.js';
import { origin, type SheetPage, type Slot } from './layout.js';
import type { Paper } from './paper.js';

/** A face to print. */
export interface PrintedFace {
  readonly drawing: Drawing;
  /** The colour of its border. */
  readonly edge: Paint;
  readonly name: string;
}

/** How far the border extends beyond each card, in tenths of a millimetre, so that an inexact cut leaves no white. */
const BLEED = 8;
/**
 * Cut marks, in tenths of a millimetre: they begin at a small distance from the cards, so that none remains after
 * cutting.
 */
const MARK = { off: 12, length: 40, width: 1.5, paint: '#000000' } as const;

/** A page as a drawing: its faces in their slots, surrounded by cut marks. */
export function drawPage({ slots }: SheetPage<PrintedFace>, paper: Paper): Drawing {
  const { x, y } = origin(paper);
  const places = slots.map(({ column, row, face }) => ({
    face,
    box: { x: x + column * CARD.width, y: y + row * CARD.height, ...CARD },
  }));
  // Card corners are round, but may be cut straight.
  const bleeds = places.map(
    ({ face, box }): DrawnShape => ({ kind: 'box', box: inset(box, -BLEED), radius: 0, fill: face.edge }),
  );
  const corners = places.map(({ face, box }): DrawnShape => ({ kind: 'box', box, radius: 0, fill: face.edge }));
  const faces = places.map(({ face, box }): DrawnShape => ({ kind: 'stamp', x: box.x, y: box.y, of: face.drawing }));
  return { ...paper, shapes: [...cutMarks(slots, paper), ...bleeds, ...corners, ...faces] };
}

/** Lines in the margins, aligned with the edges of the cards. */
function cutMarks(slots: readonly Slot<PrintedFace>[], paper: Paper): DrawnShape[] {
  const { x, y } = origin(paper);
  const edges = (places: readonly number[]) => [...new Set(places.flatMap((place) => [place, place + 1]))];
  const across = edges(slots.map(({ column }) => column)).map((column) => x + column * CARD.width);
  const down = edges(slots.map(({ row }) => row)).map((row) => y + row * CARD.height);
  return [
    ...across.flatMap((at) => pair(y, paper.height - y).map(([from, to]) => line(at, from, at, to))),
    ...down.flatMap((at) => pair(x, paper.width - x).map(([from, to]) => line(from, at, to, at))),
  ];
}

/** Where marks start and end, before and after the cards. */
function pair(start: number, end: number): [number, number][] {
  const far = MARK.off + MARK.length;
  return [
    [Math.max(0, start - far), start - MARK.off],
    [end + MARK.off, end + far],
  ];
}

/** A line as a box, because strokes may have caps that extend further. */
function line(x1: number, y1: number, x2: number, y2: number): DrawnShape {
  const half = MARK.width / 2;
  const upright = x1 === x2;
  const box = upright
    ? { x: x1 - half, y: y1, width: MARK.width, height: y2 - y1 }
    : { x: x1, y: y1 - half, width: x2 - x1, height: MARK.width };
  return { kind: 'box', box, radius: 0, fill: MARK.paint };
}
