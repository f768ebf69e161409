import { type Box, type DrawnShape, inset, polygon } from '../drawing.js';
import type { Look } from '../look.js';
import type { Section, SectionKind } from '../sections.js';
import { costSymbols } from '../text/inline.js';
import { barPaint, panel } from './parts.js';
import { cost, number, numberWidth } from './words.js';

/** The marks of a row in the column at its left: chapters below one another, a cost, or levels. */
export function drawMarks(kind: SectionKind, marks: readonly string[], box: Box, look: Look): DrawnShape[] {
  const [first = '', second] = marks;
  if (kind === 'chapters') return chapters(marks, box, look);
  if (kind === 'loyalty') return loyalty(first, box, look);
  return second === undefined ? counters(first, box, look) : levels(first, second, box, look);
}

/** Roman numerals on hexagons. */
function chapters(marks: readonly string[], { x, y, width, height }: Box, look: Look): DrawnShape[] {
  const size = Math.min(50, height / marks.length);
  const top = y + (height - size * marks.length) / 2;
  return marks.flatMap((mark, i) => {
    const box = { x: x + (width - 46) / 2, y: top + i * size + 1, width: 46, height: size - 2 };
    const { x: left, y: upper } = box;
    const shoulder = box.height * 0.24;
    const outline: [number, number][] = [
      [left + 23, upper],
      [left + 46, upper + shoulder],
      [left + 46, upper + box.height - shoulder],
      [left + 23, upper + box.height],
      [left, upper + box.height - shoulder],
      [left, upper + shoulder],
    ];
    const shape = polygon(outline, barPaint(look.palette), { paint: look.palette.line, width: 2.5 });
    return [shape, number('mark', mark, inset(box, 3, 6), 26, look)];
  });
}

/** The cost of a loyalty ability: pointed upwards if it adds counters, downwards if it removes some. */
function loyalty(mark: string, { x, y, width, height }: Box, look: Look): DrawnShape[] {
  const half = 23;
  const middle = y + height / 2;
  const [left, right, centre] = [x, x + width, x + width / 2];
  const up = mark.startsWith('+') ? 10 : 0;
  const down = mark.startsWith('−') ? 10 : 0;
  const outline: [number, number][] = [
    [left, middle - half + up / 2],
    [centre, middle - half - up / 2],
    [right, middle - half + up / 2],
    [right, middle + half - down / 2],
    [centre, middle + half + down / 2],
    [left, middle + half - down / 2],
  ];
  const box = { x: x + 5, y: middle - 18, width: width - 10, height: 36 };
  return [
    polygon(outline, look.palette.ink, { paint: look.palette.ink, width: 6 }),
    number('mark', mark, box, 32, look, look.palette.paper),
  ];
}

/** A range of levels on an arrow towards their text. */
function levels(word: string, range: string, { x, y, width, height }: Box, look: Look): DrawnShape[] {
  const top = y + height / 2 - 30;
  const outline: [number, number][] = [
    [x, top],
    [x + width - 14, top],
    [x + width, top + 30],
    [x + width - 14, top + 60],
    [x, top + 60],
  ];
  const { ink, paper } = look.palette;
  return [
    polygon(outline, ink, { paint: ink, width: 3 }),
    number('mark', word, { x: x + 4, y: top + 4, width: width - 18, height: 21 }, 16, look, paper),
    number('mark', range, { x: x + 4, y: top + 25, width: width - 18, height: 34 }, 27, look, paper),
  ];
}

/** A number of counters on a pill. */
function counters(mark: string, { x, y, width, height }: Box, look: Look): DrawnShape[] {
  const box = { x, y: y + height / 2 - 24, width, height: 48 };
  const { ink, paper } = look.palette;
  return [{ kind: 'box', box, radius: 24, fill: ink }, number('mark', mark, inset(box, 12, 5), 30, look, paper)];
}

/** A class level: its cost at the left of a bar, its number at the right. */
export function drawHeading(
  { cost: written, words }: NonNullable<Section['heading']>,
  bar: Box,
  look: Look,
): DrawnShape[] {
  const inner = inset(bar, 14, 4);
  const symbols = costSymbols(written, 'magic');
  const { width } = cost(symbols, { ...inner, width: inner.width * 0.6 }, bar.height * 0.66, look);
  const wide = Math.min(numberWidth(words, 27), inner.width - width - 12);
  const right = { ...inner, x: inner.x + inner.width - wide, width: wide };
  return [
    panel(bar, barPaint(look.palette), look, 8),
    ...cost(symbols, { ...inner, width: width + 0.01 }, bar.height * 0.66, look).shapes,
    number('level', words, right, 26, look),
  ];
}

/** Power and toughness at some levels, at the right of their row. */
export function drawStats(stats: string, { x, y, width, height }: Box, look: Look): DrawnShape[] {
  const box = { x: x + 12, y: y + height / 2 - 23, width: width - 12, height: 46 };
  return [panel(box, barPaint(look.palette), look, 12), number('level stats', stats, inset(box, 10, 4), 32, look)];
}
