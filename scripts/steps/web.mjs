// @ts-check
/** The suite of test/web: the extension as a browser runs it, in the oldest VS Code that it supports and in the current one. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchBrowser } from '../lib/browser.mjs';
import { skipped, sum } from '../lib/counts.mjs';
import { filesInExtension } from '../lib/package.mjs';
import { Plain, root } from '../lib/run.mjs';
import { serveEditor } from '../lib/served-editor.mjs';
import { serveFolder } from '../lib/static-server.mjs';
import { suiteInPage } from '../lib/suite-in-page.mjs';
import { serveVscodeWeb } from '../lib/vscode-web.mjs';
import { workFolder } from '../lib/work-folder.mjs';

/** What is packaged, as a folder, with the suite in it: an extension host in a browser reaches no other. */
const extension = join(root, 'out/web/extension');
const suite = 'suite.js';

/** @typedef {import('../lib/counts.mjs').Counts} Counts */
/** @typedef {import('playwright-core').Browser} Browser */

/** @returns {Promise<Counts>} */
export async function run() {
  rmSync(extension, { recursive: true, force: true });
  for (const file of await filesInExtension()) {
    mkdirSync(dirname(join(extension, file)), { recursive: true });
    cpSync(join(root, file), join(extension, file));
  }
  cpSync(join(root, 'out/web', suite), join(extension, suite));

  const browser = await launchBrowser().catch(unlessUnavailable);
  if (!browser) return skipped('no browser can be had here for the tests inside VS Code for the web');
  try {
    const results = [];
    for (const [title, host] of Object.entries({ 'VS Code 1.91 for the web': oldest, 'current VS Code': current })) {
      console.log(`\n  ${title}`);
      results.push(await host(browser));
    }
    const notes = results.flatMap(({ note }) => note ?? []);
    return { ...sum(results), ...(notes.length > 0 ? { note: notes.join('; ') } : {}) };
  } finally {
    await browser.close();
  }
}

/** @param {Browser} browser @returns {Promise<Counts>} */
async function oldest(browser) {
  const given = { extension, tests: join(extension, suite), folder: workFolder() };
  const served = await serveVscodeWeb(given).catch(unlessUnavailable);
  if (!served) return skipped('VS Code 1.91 for the web cannot be installed');
  try {
    return countsOf(await suiteInPage({ browser, address: served.address }));
  } finally {
    served.stop();
  }
}

/** @param {Browser} browser @returns {Promise<Counts>} */
async function current(browser) {
  const editor = await serveEditor({ suites: true }).catch(unlessUnavailable);
  if (!editor) return skipped('the served editor cannot be had here');
  const files = await serveFolder(extension);
  try {
    // The editor's own way to another port of the machine: to the page, all is of one origin.
    const uri = (/** @type {string} */ path) => {
      return { scheme: 'http', authority: editor.authority, path: `/proxy/${files.port}${path}` };
    };
    const development = { extensions: [uri('')], extensionTestsPath: uri(`/${suite}`) };
    const result = await suiteInPage({
      browser,
      address: editor.page(workFolder(), [['skipWelcome', 'true']]),
      died: editor.died,
      prepare: (page) => page.addInitScript(giveDevelopmentOptions, development),
    });
    return countsOf(result);
  } finally {
    files.stop();
    await editor.stop();
  }
}

/**
 * Has the workbench find an extension under development in its configuration, which the served editor does not offer.
 * Runs in the page, before any script of it.
 * @param {Record<string, unknown>} development
 */
function giveDevelopmentOptions(development) {
  const { Element } = /** @type {any} */ (globalThis);
  const read = Element.prototype.getAttribute;
  Element.prototype.getAttribute = function (/** @type {string} */ name) {
    const value = read.call(this, name);
    if (this.id !== 'vscode-workbench-web-configuration' || name !== 'data-settings') return value;
    const { developmentOptions, ...configuration } = JSON.parse(value);
    return JSON.stringify({ ...configuration, developmentOptions: { ...developmentOptions, ...development } });
  };
}

/** @param {import('../lib/suite-in-page.mjs').Result} result @returns {Counts} */
function countsOf({ code, counts }) {
  if (!counts) throw new Plain(`the suite ended with exit code ${code} and no result (VERBOSE=1 shows the log)`);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * On a developer's machine a missing browser or editor is no failure of the code.
 * @param {unknown} error
 * @returns {undefined}
 */
function unlessUnavailable(error) {
  if (!(error instanceof Plain) || process.env.CI) throw error;
  console.log(`  ${error.message}`);
}
