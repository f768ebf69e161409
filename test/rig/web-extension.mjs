// @ts-check
/** The extension in a browser's extension host, a Web Worker. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesInExtension } from '../../scripts/lib/package.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serveFolder } from './static-server.mjs';

/** The packaged files as a folder: an extension host in a browser reaches no other files. */
export const webExtension = join(root, 'out/web/extension');

/** @type {Promise<void> | undefined} */
let laidOut;

/** Copies exactly the packaged files into the folder, once for all steps of a test run. */
export function layOutExtension() {
  laidOut ??= copyExtension();
  return laidOut;
}

async function copyExtension() {
  rmSync(webExtension, { recursive: true, force: true });
  for (const file of await filesInExtension()) {
    mkdirSync(dirname(join(webExtension, file)), { recursive: true });
    cpSync(join(root, file), join(webExtension, file));
  }
}

/**
 * Serves the folder for pages of an editor, which then run the extension in a Web Worker.
 * @param {import('./served-editor.mjs').ServedEditor} editor
 * @param {string} [tests] a suite in the folder, to run on startup
 * @returns {Promise<{ prepare: (page: import('playwright-core').Page) => Promise<unknown>, stop: () => void }>}
 */
export async function serveExtension(editor, tests) {
  const files = await serveFolder(webExtension);
  // The editor's own proxy for other local ports: to the page, everything has one origin.
  const uri = (/** @type {string} */ path) => {
    return { scheme: 'http', authority: editor.authority, path: `/proxy/${files.port}${path}` };
  };
  const development = { extensions: [uri('')], ...(tests && { extensionTestsPath: uri(`/${tests}`) }) };
  return { prepare: (page) => page.addInitScript(giveDevelopmentOptions, development), stop: files.stop };
}

/**
 * Adds an extension under development to the workbench's configuration, which the served editor does not support. Runs
 * in the page before its own scripts.
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
