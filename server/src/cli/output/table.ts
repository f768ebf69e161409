import type { Style } from '../terminal/style.js';
import { visible } from './visible.js';

const GAP = '  ';

/** Wrapping makes no column narrower than this. */
const NARROWEST = 12;

/**
 * A table as text: a line of headings, then the rows. Cells wrap at spaces if the terminal is too narrow. Lines have no
 * trailing spaces, and control characters in cells are replaced.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  style: Style,
): string {
  const shown = rows.map((cells) => cells.map(visible));
  const widths = columnWidths([head, ...shown], width);
  const line = (cells: readonly string[]) => wrapRow(cells, widths);
  const headings = line(head).map((text) => style('bold', text));
  return `${[...headings, ...shown.flatMap(line)].join('\n')}\n`;
}

/** The width of each column: its widest cell, with the widest columns narrowed until all fit. */
function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  for (;;) {
    const over = widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length) - width;
    const widest = widths.indexOf(Math.max(...widths));
    const second = Math.max(NARROWEST, ...widths.filter((_, at) => at !== widest));
    const room = Math.min(over, Math.max((widths[widest] ?? 0) - second, over > 0 ? 1 : 0));
    if (over <= 0 || (widths[widest] ?? 0) - room < NARROWEST) return widths;
    widths[widest] = (widths[widest] ?? 0) - room;
  }
}

function wrapRow(cells: readonly string[], widths: readonly number[]): string[] {
  const wrapped = cells.map((cell, at) => wrap(cell, widths[at] ?? cell.length));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    widths
      .map((width, column) => (wrapped[column]?.[at] ?? '').padEnd(width))
      .join(GAP)
      .trimEnd(),
  );
}

/** Wraps a text at spaces; a word longer than a line is not broken. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
