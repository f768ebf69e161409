// @ts-check
/** Runs the suite of test/editor in the served VS Code with the packaged extension installed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../test/rig/browser.mjs';
import { runSuite } from '../../test/rig/run-suite.mjs';
import { serveEditor } from '../../test/rig/served-editor.mjs';
import { workFolder } from '../../test/rig/work-folder.mjs';
import { skipped, sum } from '../lib/counts.mjs';
import { packagedExtension } from '../lib/package.mjs';
import { root, UserError } from '../lib/run.mjs';

const compiled = join(root, 'out/editor');

/** Attempted network accesses, and the processes that are kept from the network. */
const attempts = join(root, 'out/network-attempts.txt');
const guarded = join(root, 'out/network-guarded.txt');
const withoutNetwork = {
  preload: join(root, 'test/support/no-network-in-editor.mjs'),
  variables: { TOKENWRIGHT_ATTEMPTS: attempts, TOKENWRIGHT_GUARDED: guarded },
};

/** @typedef {import('../lib/counts.mjs').Counts} Counts */
/** @typedef {Pick<Parameters<typeof runSuite>[0], 'editor' | 'browser' | 'extension' | 'folder'>} Place */

/** @returns {Promise<Counts>} */
export async function run() {
  const vsix = await packagedExtension();
  for (const file of [attempts, guarded]) rmSync(file, { force: true });
  /** @type {(() => unknown)[]} cleanup functions, run in reverse order */
  const undo = [];
  try {
    const place = await start(vsix, undo);
    const counts = sum([await mainSuite(place), networkUse()]);
    return { ...counts, passed: counts.passed + (await brokenSuites(place)) };
  } catch (error) {
    // On a developer's machine a missing browser is not a failure of the code.
    if (error instanceof Unavailable && !process.env.CI) return skipped(error.message);
    throw error;
  } finally {
    for (const end of undo.reverse()) await end();
  }
}

/** The editor or the browser is not available. */
class Unavailable extends UserError {}

/**
 * @param {string} vsix
 * @param {(() => unknown)[]} undo
 * @returns {Promise<Place>}
 */
async function start(vsix, undo) {
  try {
    const browser = await launchBrowser();
    undo.push(() => browser.close());
    const editor = await serveEditor({ vsix, suites: true, ...withoutNetwork });
    undo.push(() => editor.stop());
    return { browser, editor, folder: workFolder(), extension: testHost() };
  } catch (error) {
    throw error instanceof UserError ? new Unavailable(`the tests inside VS Code cannot run: ${error.message}`) : error;
  }
}

/**
 * The editor runs tests only for an extension under development. The tested extension is the packaged one, installed as
 * users install it, so this one is empty.
 * @returns {string} its folder
 */
function testHost() {
  const folder = join(compiled, 'host');
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'test-host', publisher: 'tokenwright', version: '0.0.0', engines: { vscode: '*' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

/** @param {Place} place @returns {Promise<Counts>} */
async function mainSuite(place) {
  const { code, counts } = await runSuite({ ...place, tests: join(compiled, 'suite/index.js') });
  if (!counts)
    throw new UserError(`the suite ended with exit code ${code} and no result (VERBOSE=1 shows the editor's log)`);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Checks that the suite ran without any network access.
 * @returns {Counts}
 */
function networkUse() {
  const guardedProcesses = existsSync(guarded) ? readFileSync(guarded, 'utf8') : '';
  const attempted = existsSync(attempts) ? readFileSync(attempts, 'utf8') : '';
  const unguarded = ['extension host', 'language server'].filter((who) => !guardedProcesses.includes(who));
  if (unguarded.length > 0) throw new UserError(`the network was not blocked for the ${unguarded.join(' and the ')}`);
  console.log(attempted === '' ? '  ✔ no network access' : `  attempted network access:\n${attempted}`);
  return { passed: attempted === '' ? 1 : 0, failed: attempted === '' ? 0 : 1, skipped: 0 };
}

/**
 * Checks the runner itself: if it passed a broken suite, all tests above would be worthless.
 * @param {Place} place
 * @returns {Promise<number>} how many broken suites it recognized
 */
async function brokenSuites(place) {
  const names = ['failing', 'empty', 'hanging'];
  const recognized = await Promise.all(names.map((name) => isRecognized(place, name)));
  const missed = names.filter((_, index) => !recognized[index]);
  if (missed.length > 0)
    throw new UserError(`the runner of these tests is wrong about a suite that is ${missed.join(', ')}`);
  console.log(`  ✔ a suite that is ${names.join(', ')} fails`);
  return names.length;
}

/** @param {Place} place @param {string} name @returns {Promise<boolean>} */
async function isRecognized(place, name) {
  const tests = join(compiled, `self/${name}.js`);
  const hanging = name === 'hanging';
  try {
    const { code, counts } = await runSuite({ ...place, tests, timeout: hanging ? 15_000 : 60_000, show: () => {} });
    return code !== 0 && counts !== undefined;
  } catch {
    return hanging;
  }
}
