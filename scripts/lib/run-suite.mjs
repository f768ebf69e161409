// @ts-check
/** Runs a test suite inside the extension host of the served editor and reads its result off the page. */
import { countsMark, lineMark } from './suite-marks.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {object} given
 * @param {import('./served-editor.mjs').ServedEditor} given.editor
 * @param {import('playwright-core').Browser} given.browser
 * @param {string} given.extension folder of the extension under development
 * @param {string} given.tests the module that exports `run`
 * @param {string} given.folder the folder to open
 * @param {number} [given.timeout] in milliseconds, for all of it
 * @param {(line: string) => void} [given.show] receives the lines of the suite's report
 * @returns {Promise<{ code: number, counts: Counts | undefined }>} the suite's exit code, and its counts where it got
 *   so far as to have any
 * @throws where the suite did not end in time, or the editor, its page or its extension host went away
 */
export async function runSuite({ editor, browser, extension, tests, folder, timeout = 180_000, show = console.log }) {
  const remote = (/** @type {string} */ path) => `vscode-remote://${editor.authority}${path}`;
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  /** @type {Counts | undefined} */
  let counts;
  let timer;
  try {
    /** @type {Promise<number>} */
    const ended = new Promise((resolve, reject) => {
      const refuse = (/** @type {string} */ reason) => () => reject(new Error(reason));
      timer = setTimeout(refuse(`no result within ${timeout / 1000} seconds`), timeout);
      page.on('crash', refuse('the page crashed'));
      page.on('close', refuse('the page was closed'));
      page.on('console', (message) => {
        if (message.text().includes('No extension host found that can launch the test runner')) {
          reject(new Error(message.text()));
        }
      });
      page.exposeFunction('codeAutomationExit', resolve).catch(reject);
    });
    ended.catch(() => {}); // it is awaited below; until then it must not count as unhandled
    await page.exposeFunction('codeAutomationLog', (/** @type {string} */ type, /** @type {unknown[]} */ values) => {
      const line = values.join(' ');
      if (line.startsWith(lineMark)) show(line.slice(lineMark.length));
      else if (line.startsWith(countsMark)) counts = JSON.parse(line.slice(countsMark.length));
      else if (process.env.VERBOSE) console.error(`${type}: ${line}`);
    });
    await page.goto(
      editor.page(folder, [
        ['extensionDevelopmentPath', remote(extension)],
        ['extensionTestsPath', remote(tests)],
        ['skipWelcome', 'true'],
      ]),
    );
    return { code: await Promise.race([ended, editor.died]), counts };
  } finally {
    clearTimeout(timer);
    page.removeAllListeners();
    await page.close();
  }
}
