// @ts-check
/** Runs the suite of test/web: the extension in a browser, in the oldest supported VS Code and in the current one. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startBlockingProxy, unreachableHost } from '../../test/rig/blocking-proxy.mjs';
import { launchBrowser } from '../../test/rig/browser.mjs';
import { serveEditor } from '../../test/rig/served-editor.mjs';
import { suiteInPage } from '../../test/rig/suite-in-page.mjs';
import { serveVscodeWeb } from '../../test/rig/vscode-web.mjs';
import { layOutExtension, serveExtension, webExtension } from '../../test/rig/web-extension.mjs';
import { workFolder } from '../../test/rig/work-folder.mjs';
import { skipped, sum } from '../lib/counts.mjs';
import { root, UserError } from '../lib/run.mjs';

/** The suite's path in the extension's folder. */
const suite = 'suite.js';

/** @typedef {import('../lib/counts.mjs').Counts} Counts */
/** @typedef {import('playwright-core').Browser} Browser */

/** @returns {Promise<Counts>} */
export async function run() {
  await layOutExtension();
  cpSync(join(root, 'out/web', suite), join(webExtension, suite));

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
  const options = { extension: webExtension, tests: join(webExtension, suite), folder: workFolder() };
  const served = await serveVscodeWeb(options).catch(unlessUnavailable);
  if (!served) return skipped('VS Code 1.91 for the web cannot be installed');
  try {
    return await suiteAlone({ browser, address: served.address });
  } finally {
    served.stop();
  }
}

/** @param {Browser} browser @returns {Promise<Counts>} */
async function current(browser) {
  const editor = await serveEditor({ suites: true }).catch(unlessUnavailable);
  if (!editor) return skipped('the served editor cannot be had here');
  const extension = await serveExtension(editor, suite);
  try {
    return await suiteAlone({
      browser,
      address: editor.page(workFolder(), [['skipWelcome', 'true']]),
      died: editor.died,
      prepare: extension.prepare,
    });
  } finally {
    extension.stop();
    await editor.stop();
  }
}

/**
 * Runs the suite in a page that reaches only this machine; that it attempted nothing else counts as one more test.
 * @param {Parameters<typeof suiteInPage>[0]} options
 * @returns {Promise<Counts>}
 */
async function suiteAlone(options) {
  const { proxy, refused, stop } = await startBlockingProxy();
  try {
    const counts = countsOf(await suiteInPage({ ...options, proxy }));
    if (!refused.includes(unreachableHost)) throw new UserError('the network was not blocked for the extension host');
    const others = refused.filter((address) => address !== unreachableHost);
    if (others.length > 0) console.log(`  attempted network access: ${others.join(', ')}`);
    else console.log('  ✔ no network access');
    return sum([counts, { passed: others.length > 0 ? 0 : 1, failed: others.length > 0 ? 1 : 0, skipped: 0 }]);
  } finally {
    stop();
  }
}

/** @param {import('../../test/rig/suite-in-page.mjs').Result} result @returns {Counts} */
function countsOf({ code, counts }) {
  if (!counts) throw new UserError(`the suite ended with exit code ${code} and no result (VERBOSE=1 shows the log)`);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * On a developer's machine a missing browser or editor is not a failure of the code.
 * @param {unknown} error
 * @returns {undefined}
 */
function unlessUnavailable(error) {
  if (!(error instanceof UserError) || process.env.CI) throw error;
  console.log(`  ${error.message}`);
}
