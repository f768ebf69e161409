// @ts-check
/** Runs a test suite inside the extension host of the served editor. */
import { suiteInPage } from './suite-in-page.mjs';

/**
 * @param {object} options
 * @param {import('./served-editor.mjs').ServedEditor} options.editor
 * @param {import('playwright-core').Browser} options.browser
 * @param {string} options.extension folder of the extension under development
 * @param {string} options.tests the module that exports `run`
 * @param {string} options.folder the folder to open
 * @param {number} [options.timeout] in milliseconds, for the whole run
 * @param {(line: string) => void} [options.show] receives the lines of the suite's report
 * @returns {Promise<import('./suite-in-page.mjs').Result>}
 * @throws as `suiteInPage` does
 */
export function runSuite({ editor, extension, tests, folder, ...options }) {
  const remote = (/** @type {string} */ path) => `vscode-remote://${editor.authority}${path}`;
  const address = editor.page(folder, [
    ['extensionDevelopmentPath', remote(extension)],
    ['extensionTestsPath', remote(tests)],
    ['skipWelcome', 'true'],
  ]);
  return suiteInPage({ ...options, address, died: editor.died });
}
