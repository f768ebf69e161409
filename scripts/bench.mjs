// @ts-check
/**
 * `npm run bench`: how fast the server starts, beside a bare one, and how fast cards are checked. Only ratios, and
 * figures of one and the same run, mean anything on another machine.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { node, Plain, root, run } from './lib/run.mjs';

const STARTS = 21;
const out = join(root, 'out/bench');
const example = join(root, 'examples/ashes-of-kel-doran');
const corpus = join(process.env.TOKENWRIGHT_CORPORA ?? join(root, '../shared'), 'corpus/official.jsonl');

try {
  await ensureInstalled();
  await node(['esbuild.mjs'], { show: 'failure' });
  await build();
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine()}\n`);
  await starts();
  await throughput();
  await largeFiles();
  await references();
} catch (error) {
  if (!(error instanceof Plain)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function build() {
  const esbuild = await import('esbuild');
  /** @type {import('esbuild').BuildOptions} */
  const common = { absWorkingDir: root, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'warning' };
  await esbuild.build({
    ...common,
    entryPoints: ['test/bench/bare-server.ts', 'test/bench/throughput.ts', 'test/bench/large-files.ts'],
    outdir: out,
    bundle: true,
    mainFields: ['module', 'main'],
    loader: { '.txt': 'text' },
    minify: true,
  });
  await esbuild.build({ ...common, entryPoints: ['test/bench/bare-server.ts'], outfile: join(out, 'installed.cjs') });
  await esbuild.build({
    ...common,
    entryPoints: ['test/bench/reference.ts'],
    outfile: join(out, 'reference.mjs'),
    bundle: true,
    format: 'esm',
    mainFields: ['module', 'main'],
    loader: { '.txt': 'text' },
    minify: true,
  });
}

function machine() {
  const [cpu] = cpus();
  return `Node ${process.version}, ${platform()} ${arch()}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}`;
}

/** The servers take turns, so that whatever else the machine does slows all of them. */
async function starts() {
  const { coldStart } = await import('../test/bench/cold-start.mjs');
  const servers = [
    { name: 'bare vscode-languageserver, from its package', path: join(out, 'installed.cjs') },
    { name: 'bare vscode-languageserver, bundled like ours', path: join(out, 'bare-server.js') },
    { name: 'tokenwright', path: join(root, 'server/dist/server.js') },
  ];
  /** @type {number[][]} */
  const times = servers.map(() => []);
  let findings = 0;
  for (let turn = 0; turn < STARTS; turn++) {
    for (const [at, { path }] of servers.entries()) {
      const { milliseconds, count } = await coldStart(path, example, 'mistakes.cards');
      times[at]?.push(milliseconds);
      findings = Math.max(findings, count);
    }
  }
  if (findings === 0) throw new Plain('the server found nothing in the file of mistakes');
  const medians = times.map(median);
  const ours = medians.at(-1) ?? Number.NaN;
  const rows = servers.map(({ name }, at) => {
    const time = medians[at] ?? Number.NaN;
    const ratio = at === servers.length - 1 ? '' : `ours takes ${(ours / time).toFixed(2)} times as long`;
    return [name, milliseconds(time), ratio];
  });
  print(`Cold start, from spawn to the first diagnostics of the example set (median of ${STARTS}; goal: 1.6)`, rows);
}

async function throughput() {
  if (!existsSync(corpus)) {
    console.log(`Cards a second: SKIPPED, ${corpus} is not here (TOKENWRIGHT_CORPORA names its folder)`);
    return;
  }
  let output = '';
  const args = [join(out, 'throughput.js'), corpus];
  const code = await run(process.execPath, args, { show: 'failure', tap: (text) => (output += text) });
  if (code !== 0) throw new Plain(`the measurement ended with exit code ${code}`);
  const { cards, characters, cold, growth } = JSON.parse(output);
  const row = (/** @type {string} */ what, /** @type {number} */ time) => [
    what,
    milliseconds(time),
    perSecond(cards, time),
  ];
  const title = `${cards} cards, ${(characters / 1e6).toFixed(1)} million characters: caches empty, engine warm, one thread`;
  print(title, [
    row('read', cold.read),
    [...row('parse and analyse', cold.analyse), '(goal: 120 ms)'],
    row('index', cold.index),
    row('lint', cold.lint),
    [...row('text to findings', cold.all), '(goal: at least 50,000)'],
  ]);
  const first = growth[0];
  const rows = growth.map((/** @type {any} */ { factor, cards: count, all }) => {
    const ratio = all / first.all / factor;
    return [
      `${factor} × (${count} cards)`,
      milliseconds(all),
      perSecond(count, all),
      `${ratio.toFixed(2)} times proportional`,
    ];
  });
  print('Growth, text to findings', rows);
}

/** Large files of other programs, each in a process of its own so that one leaves the other no memory. */
async function largeFiles() {
  if (!existsSync(corpus)) return;
  const rows = [];
  for (const kind of ['json', 'cockatrice']) {
    let output = '';
    const args = ['--expose-gc', join(out, 'large-files.js'), corpus, kind];
    const code = await run(process.execPath, args, { show: 'failure', tap: (text) => (output += text) });
    if (code !== 0) throw new Plain(`the measurement ended with exit code ${code}`);
    const { characters, cards, read, all, cpu, held } = JSON.parse(output);
    const what = `${kind}, ${(characters / 1e6).toFixed(1)} MB, ${cards} cards`;
    const memory = `${(held / 1e6).toFixed(0)} MB held, ${(held / characters).toFixed(1)} times the file`;
    rows.push([
      what,
      `read ${milliseconds(read)}`,
      `text to findings ${milliseconds(all)}`,
      `CPU ${milliseconds(cpu)}`,
      memory,
    ]);
  }
  print('Large files of other programs, with nothing known before (goals: 1,000 ms, 10 times)', rows);
}

/** Card references in each shape, made from the corpus in a folder that is taken away again; every step is a process of its own. */
async function references() {
  if (!existsSync(corpus)) return;
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-bench-'));
  const cache = join(folder, 'cache');
  const list = join(folder, 'my.cube.txt');
  const reference = (/** @type {string[]} */ ...args) => outputOf([join(out, 'reference.mjs'), ...args]);
  try {
    const names = await reference('names', corpus);
    writeFileSync(list, `${names.join('\n')}\n`);
    const rows = [];
    for (const shape of ['scryfall', 'mtgjson', 'cockatrice']) {
      const file = join(folder, `${shape}.${shape === 'cockatrice' ? 'xml' : 'json'}`);
      const { bytes, cards } = await reference('make', corpus, shape, file);
      const index = await reference('index', file, join(cache, 'tokenwright'));
      const opened = [];
      for (let turn = 0; turn < 5; turn++) opened.push(await reference('open', file, join(cache, 'tokenwright')));
      const [kept = ''] = readdirSync(join(cache, 'tokenwright')).filter((name) => name.startsWith(shape));
      const { size } = statSync(join(cache, 'tokenwright', kept));
      const listed = [];
      for (let turn = 0; turn < 5; turn++) listed.push(await timeOfList(list, file, cache));
      rows.push([
        `${shape}, ${megabytes(bytes)}, ${cards} cards:`,
        ` indexed ${milliseconds(index.time)}, CPU ${milliseconds(index.cpu)}`,
        `at most ${megabytes(index.peak)} of memory`,
        `index ${megabytes(size)}`,
        `opened ${milliseconds(median(opened.map(({ time }) => time)))}, CPU ${milliseconds(median(opened.map(({ cpu }) => cpu)))}`,
        `tokens of ${names.length} names ${milliseconds(median(listed))}`,
      ]);
      rmSync(file);
    }
    print(
      'Card references (goals: 300 MB while indexing, opened in 100 ms, the token list of a cube in 1,000 ms)',
      rows,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long `tokenwright tokens` takes from start to end. @param {string} list @param {string} cards @param {string} cache */
async function timeOfList(list, cards, cache) {
  const start = performance.now();
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const args = [join(root, 'server/dist/cli.js'), 'tokens', list, '--cards', cards, '--format', 'json'];
  const code = await run(process.execPath, args, { show: 'failure', env });
  if (code !== 0) throw new Plain(`the token list of a cube ended with exit code ${code}`);
  return performance.now() - start;
}

/** What a measurement prints as JSON. @param {string[]} args */
async function outputOf(args) {
  let output = '';
  const code = await run(process.execPath, args, { show: 'failure', tap: (text) => (output += text) });
  if (code !== 0) throw new Plain(`the measurement ended with exit code ${code}`);
  return JSON.parse(output);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** @param {number} time */
function milliseconds(time) {
  return `${time.toFixed(1)} ms`.padStart(12);
}

/** @param {number} cards @param {number} time */
function perSecond(cards, time) {
  return `${Math.round((cards / time) * 1000).toLocaleString('en-US')} cards/s`.padStart(18);
}

/** @param {string} title @param {string[][]} rows */
function print(title, rows) {
  const width = Math.max(...rows.map(([label = '']) => label.length));
  console.log(title);
  for (const [label = '', ...cells] of rows) console.log(`  ${label.padEnd(width)}${cells.join('  ')}`.trimEnd());
  console.log();
}
