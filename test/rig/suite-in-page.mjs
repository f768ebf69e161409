// @ts-check
/** Opens an editor in a page to run a test suite, and reads the result from the page's log. */
import { countsMark, lineMark } from './suite-marks.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ code: number, counts: Counts | undefined }} Result */

/**
 * @param {object} options
 * @param {import('playwright-core').Browser} options.browser
 * @param {string} options.address the page, with the suite to run in its query
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} [options.prepare] called before the page loads
 * @param {import('playwright-core').BrowserContextOptions['proxy']} [options.proxy] the proxy for the page
 * @param {Promise<never>} [options.died] rejects if the page's server ends by itself
 * @param {number} [options.timeout] in milliseconds, for the whole run
 * @param {(line: string) => void} [options.show] receives the lines of the suite's report
 * @returns {Promise<Result>} the suite's exit code, and its counts if it got far enough to report them
 * @throws if the suite did not end in time, or the editor, its page or its extension host ended
 */
export async function suiteInPage({ browser, address, prepare, proxy, died, timeout = 180_000, show = console.log }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...(proxy && { proxy }) });
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
        const text = message.text();
        if (text.includes('No extension host found that can launch the test runner')) reject(new Error(text));
        else if (process.env.VERBOSE) console.error(`page: ${text}`);
      });
      page.exposeFunction('codeAutomationExit', resolve).catch(reject);
    });
    ended.catch(() => {}); // awaited below; avoids an unhandled rejection until then
    await page.exposeFunction('codeAutomationLog', (/** @type {string} */ type, /** @type {unknown[]} */ values) => {
      const line = values.join(' ');
      if (line.startsWith(lineMark)) show(line.slice(lineMark.length));
      else if (line.startsWith(countsMark)) counts = JSON.parse(line.slice(countsMark.length));
      else if (process.env.VERBOSE) console.error(`${type}: ${line}`);
    });
    await prepare?.(page);
    await page.goto(address);
    return { code: await Promise.race(died ? [ended, died] : [ended]), counts };
  } finally {
    clearTimeout(timer);
    page.removeAllListeners();
    await page.close();
  }
}
