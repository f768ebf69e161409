// @ts-check
/**
 * Card references in each format, created from the corpus in a temporary folder. Every step runs in a separate process.
 */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, UserError } from '../lib/run.mjs';
import { figures, official } from './programs.mjs';
import { median, megabytes, milliseconds } from './table.mjs';

const TURNS = 5;

/** @returns {Promise<import('./table.mjs').Table>} */
export async function references() {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-bench-'));
  const cache = join(folder, 'cache');
  const indexes = join(cache, 'tokenwright');
  const list = join(folder, 'my.cube.txt');
  const reference = (/** @type {string[]} */ ...args) => figures('reference', args);
  try {
    const names = await reference('names', official);
    writeFileSync(list, `${names.join('\n')}\n`);
    const rows = [];
    for (const shape of ['scryfall', 'mtgjson', 'cockatrice']) {
      const file = join(folder, `${shape}.${shape === 'cockatrice' ? 'xml' : 'json'}`);
      const { bytes, cards } = await reference('make', official, shape, file);
      const { time, peak } = await reference('index', file, indexes);
      const opened = [];
      for (let turn = 0; turn < TURNS; turn++) opened.push((await reference('open', file, indexes)).time);
      const [index = ''] = readdirSync(indexes).filter((name) => name.startsWith(shape));
      const { size } = statSync(join(indexes, index));
      const listed = [];
      for (let turn = 0; turn < TURNS; turn++) listed.push(await timeOfList(list, file, cache));
      rows.push([
        `${shape}, ${megabytes(bytes)}, ${cards.toLocaleString('en-US')} cards`,
        milliseconds(time),
        megabytes(peak),
        megabytes(size),
        milliseconds(median(opened)),
        milliseconds(median(listed)),
      ]);
      rmSync(file);
    }
    return {
      title: `Card references, and the token list of ${names.length} names (goals: 300 MB, 100 ms, 1,000 ms)`,
      head: ['', 'indexed in', 'memory at most', 'index', 'opened in', 'token list in'],
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The duration of `tokenwright tokens`. @param {string} list @param {string} cards @param {string} cache */
async function timeOfList(list, cards, cache) {
  const start = performance.now();
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const args = [join(root, 'server/dist/cli.js'), 'tokens', list, '--cards', cards, '--format', 'json'];
  const code = await run(process.execPath, args, { show: 'failure', env });
  if (code !== 0) throw new UserError(`the token list of a cube ended with exit code ${code}`);
  return performance.now() - start;
}
