// @ts-check
/** The extension in the extension host that a browser has, as a Web Worker. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesInExtension } from './package.mjs';
import { root } from './run.mjs';
import { serveFolder } from './static-server.mjs';

/** What is packaged, as a folder: an extension host in a browser reaches no other. */
export const webExtension = join(root, 'out/web/extension');

/** Puts into the folder what is packaged, and nothing else. */
export async function layOutExtension() {
  rmSync(webExtension, { recursive: true, force: true });
  for (const file of await filesInExtension()) {
    mkdirSync(dirname(join(webExtension, file)), { recursive: true });
    cpSync(join(root, file), join(webExtension, file));
  }
}

/**
 * Serves the folder for pages of an editor, which then run the extension in a worker of their own.
 * @param {import('./served-editor.mjs').ServedEditor} editor
 * @param {string} [tests] a suite in the folder, to be run at once
 * @returns {Promise<{ prepare: (page: import('playwright-core').Page) => Promise<unknown>, stop: () => void }>}
 */
export async function serveExtension(editor, tests) {
  const files = await serveFolder(webExtension);
  // The editor's own way to another port of the machine: to the page, all is of one origin.
  const uri = (/** @type {string} */ path) => {
    return { scheme: 'http', authority: editor.authority, path: `/proxy/${files.port}${path}` };
  };
  const development = { extensions: [uri('')], ...(tests && { extensionTestsPath: uri(`/${tests}`) }) };
  return { prepare: (page) => page.addInitScript(giveDevelopmentOptions, development), stop: files.stop };
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
