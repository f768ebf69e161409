import type { Measured } from './measure.js';

/** The results for each kind of mistake as a printable table. */
export function tableOf(measured: readonly Measured[]): string {
  const head = ['mistake', 'tried', 'found', '%', 'several', 'safe fix', 'restored', '%', 'by'];
  const rows = measured.map(({ operator, tried, found, several, fixable, restored, rules }) => [
    operator.name,
    ...[tried, found].map(String),
    percent(found, tried),
    ...[several, fixable, restored].map(String),
    percent(restored, fixable),
    [...rules]
      .sort(([, a], [, b]) => b - a)
      .map(([rule, count]) => (rules.size > 1 ? `${rule} ${count}` : rule))
      .join(', '),
  ]);
  const sum = (of: (result: Measured) => number) => measured.reduce((all, result) => all + of(result), 0);
  const [tried, found] = [sum((result) => result.tried), sum((result) => result.found)];
  const [fixable, restored] = [sum((result) => result.fixable), sum((result) => result.restored)];
  const several = sum((result) => result.several);
  rows.push([
    `all ${measured.length} kinds`,
    ...[tried, found].map(String),
    percent(found, tried),
    ...[several, fixable, restored].map(String),
    percent(restored, fixable),
    '',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  return [head, ...rows].map((row) => lineOf(row, widths)).join('\n');
}

function lineOf(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) =>
    column === 0 || column === row.length - 1 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
  );
  return cells.join('  ').trimEnd();
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
}
