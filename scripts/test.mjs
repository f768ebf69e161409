// @ts-check
/**
 * `npm test`: installs, builds and runs all checks and tests, the fast ones first, and stops at the first step that
 * fails. `npm test -- editor` builds and runs only the named steps.
 */
// Only Node's own modules may be imported before the packages are installed; the steps are imported when they run.
import { sum } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, tool, UserError } from './lib/run.mjs';

/** @typedef {import('./lib/counts.mjs').Counts} Counts */
/** @typedef {{ title: string, run: () => Promise<Counts | void> }} Step */

/** @type {Record<string, Step>} */
const preparation = {
  install: { title: 'packages', run: ensureInstalled },
  build: { title: 'build', run: () => node(['esbuild.mjs']) },
};

/** @type {Record<string, Step>} */
const checks = {
  types: { title: 'type check', run: () => tool('typescript', ['-p', '.'], { command: 'tsc' }) },
  style: { title: 'format and lint', run: () => tool('@biomejs/biome', ['check'], { command: 'biome' }) },
  generated: { title: 'generated files', run: () => node(['scripts/generate.mjs', '--check']) },
  unit: { title: 'unit, protocol, corpus, package tests', run: async () => (await import('./steps/unit.mjs')).run() },
  fuzz: {
    title: 'fuzzing',
    run: async () => (await import('./steps/fuzz.mjs')).run(),
  },
  grammar: { title: 'grammar tests', run: async () => (await import('./steps/grammar.mjs')).run() },
  drawings: { title: 'text layout of drawn cards, in a browser', run: () => node(['scripts/drawings.mjs']) },
  sheets: { title: 'print sheets, in a browser', run: () => node(['scripts/sheets.mjs']) },
  editor: { title: 'tests inside VS Code, served', run: async () => (await import('./steps/editor.mjs')).run() },
  person: { title: 'VS Code, used by keyboard and mouse', run: async () => (await import('./steps/person.mjs')).run() },
  web: { title: 'tests inside VS Code, in a browser', run: async () => (await import('./steps/web.mjs')).run() },
  desktop: { title: 'tests inside VS Code, desktop', run: async () => (await import('./steps/desktop.mjs')).run() },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0) {
  console.error(`No step is named ${unknown.join(' or ')}. There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}
const chosen = Object.entries(checks).filter(([name]) => named.length === 0 || named.includes(name));
const steps = [...Object.values(preparation), ...chosen.map(([, step]) => step)];

/** @type {Counts[]} */
const results = [];
const summary = [];
let broken = false;
for (const step of steps) {
  if (broken) {
    summary.push(`– ${step.title}: not run`);
    continue;
  }
  console.log(`\n=== ${step.title}`);
  const started = performance.now();
  const { passed, failed, skipped, note } = await outcome(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  results.push({ passed, failed, skipped });
  broken = failed > 0;
  summary.push(`${broken ? '✖' : '✔'} ${step.title} (${seconds} s)${note ? ` SKIPPED ${note}` : ''}`);
}
const total = sum(results);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = broken ? 1 : 0;

/**
 * A check without countable tests, such as the type check, counts as one failure if it fails.
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function outcome({ run }) {
  try {
    return (await run()) ?? { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
