// @ts-check
/** The result of a measurement: a title, and rows of cells. */

/** @typedef {{ readonly title: string, readonly head: readonly string[], readonly rows: readonly (readonly string[])[] }} Table */

/** @param {Table} table @returns {string} for a terminal */
export function plain({ title, head, rows }) {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (/** @type {readonly string[]} */ row) =>
    `  ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`.trimEnd();
  return `${title}\n${all.map(line).join('\n')}\n`;
}

/** @param {Table} table @returns {string} for docs/speed.md */
export function markdown({ title, head, rows }) {
  const line = (/** @type {readonly string[]} */ row) => `| ${row.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return `**${title}**\n\n${[head, rule, ...rows].map(line).join('\n')}\n`;
}

/** @param {number} time in milliseconds */
export function milliseconds(time) {
  return time < 10 ? `${time.toFixed(1)} ms` : `${Math.round(time).toLocaleString('en-US')} ms`;
}

/** @param {number} count @param {number} time in milliseconds */
export function perSecond(count, time) {
  const rate = (count / time) * 1000;
  const round = rate > 1000 ? 100 : 1;
  return (Math.round(rate / round) * round).toLocaleString('en-US');
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** @param {number} value @param {number} [digits] */
export function times(value, digits = value < 10 ? 2 : 0) {
  return `${value.toFixed(digits)} ×`;
}

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
