// @ts-check
/** What an editor waits for: keystrokes, and a workspace with many files. */
import { figures, official, server } from './programs.mjs';
import { megabytes, milliseconds } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** The maximum time for a keystroke at the 99th percentile, in milliseconds, by the number of cards in the file. */
const goals = [
  [100, 5],
  [3000, 8],
  [30_000, 30],
];
const EDITS = 1000;

/** @returns {Promise<Table>} */
export async function keystrokes() {
  const rows = [];
  for (const [cards = 0, goal] of goals) {
    const { p50, p99, characters, findings } = await figures('keystrokes', [server, official, `${cards}`, `${EDITS}`]);
    const size = `${(characters / 1e6).toFixed(1)} MB`;
    rows.push([cards.toLocaleString('en-US'), size, `${findings}`, milliseconds(p50), milliseconds(p99), `${goal} ms`]);
  }
  return {
    title: `A keystroke to the answered diagnostics, through the server over stdio (${EDITS} random edits)`,
    head: ['cards in the file', 'size', 'findings', 'median', '99 of 100', 'goal'],
    rows,
  };
}

/** @returns {Promise<Table>} */
export async function workspace() {
  const { files, cards, check, checkAgain, resident, atRest } = await figures('workspace', [server, official]);
  const formatted = (/** @type {number} */ count) => count.toLocaleString('en-US');
  const memory = (/** @type {number | null} */ bytes) => (bytes === null ? '?' : megabytes(bytes));
  return {
    title: `A workspace of ${formatted(files)} files with ${formatted(cards)} cards`,
    head: ['', 'measured', 'goal'],
    rows: [
      ['all files checked', milliseconds(check), '2,000 ms'],
      ['checked again', milliseconds(checkAgain), ''],
      ['memory of the process with all files open', memory(resident), '150 MB'],
      ['the same after 40 s at rest', memory(atRest), '150 MB'],
    ],
  };
}
