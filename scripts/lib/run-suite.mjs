// @ts-check
/** Runs a test suite inside the extension host of the served editor. */
import { suiteInPage } from './suite-in-page.mjs';

/**
 * @param {object} given
 * @param {import('./served-editor.mjs').ServedEditor} given.editor
 * @param {import('playwright-core').Browser} given.browser
 * @param {string} given.extension folder of the extension under development
 * @param {string} given.tests the module that exports `run`
 * @param {string} given.folder the folder to open
 * @param {number} [given.timeout] in milliseconds, for the whole run
 * @param {(line: string) => void} [given.show] receives the lines of the suite's report
 * @returns {Promise<import('./suite-in-page.mjs').Result>}
 * @throws as `suiteInPage` does
 */
export function runSuite({ editor, extension, tests, folder, ...given }) {
  const remote = (/** @type {string} */ path) => `vscode-remote://${editor.authority}${path}`;
  const address = editor.page(folder, [
    ['extensionDevelopmentPath', remote(extension)],
    ['extensionTestsPath', remote(tests)],
    ['skipWelcome', 'true'],
  ]);
  return suiteInPage({ ...given, address, died: editor.died });
}
