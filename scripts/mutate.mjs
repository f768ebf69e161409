// @ts-check
/**
 * `node scripts/mutate.mjs --count=200 --seed=1`: mutation testing. Changes one operator, number or condition at
 * a time, runs the tests of its layer, and lists the mutants no test catches. Not part of `npm test`: each mutant takes
 * seconds to minutes. `--in=lint/helpers` limits it to a part of `server/src`; `--workers` is passed to Vitest.
 * `--timeout` is the number of seconds after which tests that do not end, because the mutant loops, count as failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { transform } from 'esbuild';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { root } from './lib/run.mjs';

/** @typedef {{ file: string, start: number, before: string, after: string }} Mutant */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', multiple: true, default: ['lint', 'language', 'features'] },
    workers: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '60' },
  },
});

/** The mutations: each pattern and its replacement. */
const operators = /** @type {const} */ ([
  [/(?<= )===(?= )/g, '!=='],
  [/(?<= )!==(?= )/g, '==='],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )&&(?= )/g, '||'],
  [/(?<= )\|\|(?= )/g, '&&'],
  [/(?<= )\+(?= \d)/g, '-'],
  [/(?<= )-(?= \d)/g, '+'],
  [/(?<=[ (])!(?=[\w(])/g, ''],
  [/(?<=[=(:] |\(|return )true\b/g, 'false'],
  [/(?<=[=(:] |\(|return )false\b/g, 'true'],
  [/\bif \((?!.*\bthrow\b)/g, 'if (true || '],
  [/\bif \((?!.*\bthrow\b)/g, 'if (false && '],
  [/\bcontinue;/g, ''],
  [/(?<=\.)(?:some)(?=\()/g, 'every'],
  [/(?<=\.)(?:every)(?=\()/g, 'some'],
]);

/**
 * The tests of each layer; the second group runs only for mutants that survive the first. None of them starts the
 * bundled programs, which do not contain the mutant.
 */
const tests = {
  lint: [
    ['test/unit/lint'],
    ['test/unit/features', 'test/corpus/homebrew-lint.test.ts', 'test/corpus/mutation.test.ts'],
  ],
  language: [
    ['test/unit/language', 'test/unit/analysis', 'test/unit/edition', 'test/corpus/cases.test.ts'],
    ['test/unit/lint', 'test/unit/features', 'test/unit/export'],
  ],
  features: [['test/unit/features'], ['test/unit/lint/examples.test.ts', 'test/unit/cli/commands.test.ts']],
};

/** All mutants of a file, grouped by operator. @param {string} file @returns {Mutant[]} */
function mutantsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const code = withoutWords(text);
  return operators.flatMap(([pattern, after]) =>
    [...code.matchAll(pattern)].map((match) => ({ file, start: match.index, before: match[0], after })),
  );
}

/** Replaces comments, strings and imports by spaces, so that offsets stay the same. @param {string} text */
function withoutWords(text) {
  const blank = (/** @type {string} */ found) => found.replace(/[^\n]/g, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(?<=^|\s)\/\/.*$/gm, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`/g, blank)
    .replace(/^import .*$/gm, blank);
}

/** @param {Mutant} mutant */
function mutated({ file, start, before, after }) {
  const text = readFileSync(join(root, file), 'utf8');
  const body = text.slice(0, start) + after + text.slice(start + before.length);
  return after.startsWith('if (') ? closed(body, start + after.length) : body;
}

/**
 * Parenthesizes the rest of a condition, which may contain weaker operators. @param {string} text @param {number} from
 */
function closed(text, from) {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at++) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return `${text.slice(0, from)}(${text.slice(from, at - 1)})${text.slice(at - 1)}`;
}

/** @param {Mutant} mutant */
function place({ file, start, before, after }) {
  const line = readFileSync(join(root, file), 'utf8').slice(0, start).split('\n').length;
  return `${file}:${line}: ${before} → ${after || 'nothing'}`;
}

/** Whether a test fails. @param {Mutant} mutant */
async function isCaught(mutant) {
  const layer = /** @type {keyof typeof tests} */ (relative('server/src', mutant.file).split(/[/\\]/)[0]);
  const env = { ...process.env, TOKENWRIGHT_MUTANT: JSON.stringify({ file: mutant.file, text: mutated(mutant) }) };
  for (const files of tests[layer]) {
    const options = [
      '--config',
      'scripts/lib/mutant.config.mts',
      '--bail=1',
      '--no-isolate',
      `--maxWorkers=${values.workers}`,
    ];
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    if (await fails([vitest, 'run', ...options, ...files], env)) return true;
  }
  return false;
}

/** Whether Node ends with an error or not in time. @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function fails(args, env) {
  // In a process group of its own, so that the workers of vitest, in which a mutant may loop, can be ended with it.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore', detached });
  const kill = () => {
    try {
      if (child.pid === undefined) return;
      if (detached) process.kill(-child.pid, 'SIGKILL');
      else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    } catch {
      // It has ended meanwhile.
    }
  };
  const interrupted = () => process.exit(1);
  const timer = setTimeout(kill, Number(values.timeout) * 1000);
  process.once('exit', kill).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await new Promise((done, fail) => child.once('close', (code) => done(code !== 0)).once('error', fail));
  } finally {
    clearTimeout(timer);
    process.off('exit', kill).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

const files = values.in.flatMap((where) => {
  const path = `server/src/${where}`;
  if (statSync(join(root, path)).isFile()) return [path];
  const names = /** @type {string[]} */ (readdirSync(join(root, path), { recursive: true }));
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${path}/${name.replaceAll('\\', '/')}`);
});
const source = xoroshiro128plus(Number(values.seed));
const all = files.sort().flatMap(mutantsOf);
/** @type {Mutant[]} */
const chosen = [];
while (chosen.length < Number(values.count) && all.length > 0) {
  const [mutant] = all.splice(uniformInt(source, 0, all.length - 1), 1);
  const isCode = mutant && (await transform(mutated(mutant), { loader: 'ts', logLevel: 'silent' }).catch(() => null));
  if (mutant && isCode) chosen.push(mutant);
}
let caught = 0;
for (const [at, mutant] of chosen.entries()) {
  const isDead = await isCaught(mutant);
  if (isDead) caught++;
  console.log(`${isDead ? 'caught  ' : 'SURVIVED'} ${place(mutant)} (${caught} of ${at + 1})`);
}
console.log(`${caught} of ${chosen.length} mutants caught (seed ${values.seed})`);
