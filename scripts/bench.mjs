// @ts-check
/**
 * `npm run bench`: measures how fast the server starts and answers, and how fast cards are checked, next to other tools
 * in the same run, since only ratios carry over to other machines. `-- --write` updates the tables in docs/speed.md;
 * `-- keystrokes growth` runs only the named measurements.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { join } from 'node:path';
import { build, corpora, haveCorpora } from './bench/programs.mjs';
import { markdown, plain } from './bench/table.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, UserError } from './lib/run.mjs';

/** @typedef {import('./bench/table.mjs').Table} Table */

const named = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
try {
  await ensureInstalled();
  // These modules import packages.
  const { measurements, withoutCorpora } = await import('./bench/measurements.mjs');
  const unknown = named.filter((name) => !Object.hasOwn(measurements, name));
  const known = Object.keys(measurements).join(', ');
  if (unknown.length > 0)
    throw new UserError(`Nothing to measure is named ${unknown.join(' or ')}. There are: ${known}.`);
  await build();
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine()}`;
  console.log(`${when}\n`);
  if (!haveCorpora)
    console.log(
      `Only start and size are measured: ${corpora} has no cards (TOKENWRIGHT_CORPORA names its parent folder).`,
    );
  const tables = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if ((named.length > 0 && !named.includes(name)) || (!haveCorpora && !withoutCorpora.includes(name))) continue;
    for (const table of [await measure()].flat()) {
      tables.push(table);
      console.log(plain(table));
    }
  }
  if (process.argv.includes('--write')) write(when, tables);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function machine() {
  const [cpu] = cpus();
  return `Node ${process.version}, ${platform()} ${arch()}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}`;
}

/** @param {string} when @param {readonly Table[]} tables */
function write(when, tables) {
  const path = join(root, 'docs/speed.md');
  const page = readFileSync(path, 'utf8');
  const [begin, end] = ['<!-- bench:begin -->\n', '<!-- bench:end -->'];
  const [from, to] = [page.indexOf(begin) + begin.length, page.indexOf(end)];
  if (from < begin.length || to < from) throw new UserError(`docs/speed.md needs the marks ${begin.trim()} and ${end}`);
  const figures = `Measured by \`npm run bench\` on ${when}.\n\n${tables.map(markdown).join('\n')}`;
  writeFileSync(path, page.slice(0, from) + figures + page.slice(to));
}
