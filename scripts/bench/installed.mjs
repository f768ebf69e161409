// @ts-check
/** The installed extension: its size, and how long its activation takes in VS Code. */
import { join } from 'node:path';
import { launchBrowser } from '../../test/rig/browser.mjs';
import { serveEditor } from '../../test/rig/served-editor.mjs';
import { Workbench } from '../../test/rig/workbench.mjs';
import { packageExtension, sizeOfPackage } from '../lib/package.mjs';
import { root, UserError } from '../lib/run.mjs';
import { median, milliseconds } from './table.mjs';

/** The number of measurements, each in a new extension host. */
const STARTS = 7;

/** Tall enough for the whole list of extensions. */
const viewport = { width: 1280, height: 2400 };

/** Display names of our extension and of one bundled with VS Code. */
const [ours, peer] = ['Tokenwright', 'JSON Language Features'];

const vsix = join(root, 'out/tokenwright.vsix');
const example = join(root, 'examples/ashes-of-kel-doran');

/** @returns {Promise<import('./table.mjs').Table>} */
export async function installed() {
  await packageExtension(vsix);
  const { all, lean } = await sizeOfPackage(vsix);
  const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} KB`;
  const active = await activations().catch(withoutEditor);
  const time = (/** @type {string} */ name) =>
    active.length === 0 ? '?' : milliseconds(median(active.map((times) => times.get(name) ?? Number.NaN)));
  return {
    title: `The extension as it is installed (activation as VS Code counts it, loading included: median of ${STARTS})`,
    head: ['', 'measured', 'goal'],
    rows: [
      ['its package, without pictures and fonts', kilobytes(lean), '500 KB'],
      ['its package', kilobytes(all), ''],
      ['activation', time(ours), '50 ms'],
      ['activation of VS Code’s own for JSON', time(peer), ''],
    ],
  };
}

/** Without an editor or a browser, everything else can still be measured. @param {unknown} error @returns {never[]} */
function withoutEditor(error) {
  if (!(error instanceof UserError)) throw error;
  console.log(`Activation is not measured: ${error.message}`);
  return [];
}

/** The activation times of extensions in milliseconds by name, for several windows. */
async function activations() {
  const browser = await launchBrowser();
  try {
    const editor = await serveEditor({ vsix });
    try {
      const measured = [];
      for (let start = 0; start < STARTS; start++) {
        measured.push(await activation(await browser.newPage({ viewport }), editor));
      }
      return measured;
    } finally {
      await editor.stop();
    }
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('../../test/rig/served-editor.mjs').ServedEditor} editor
 * @returns {Promise<Map<string, number>>}
 */
async function activation(page, editor) {
  const workbench = new Workbench(page);
  await workbench.goto(editor.page(example));
  for (const file of ['mistakes.cards', 'tokenwright.json']) await workbench.open(file);
  await workbench.command('Developer: Show Running Extensions');
  const rows = page.locator('.runtime-extensions-editor .monaco-list-row', { hasText: 'Activation:' });
  for (const name of [ours, peer]) await rows.filter({ hasText: name }).waitFor();
  const times = new Map();
  for (const text of await rows.allTextContents()) {
    const [, name, time] = /^(.*?)\d+\.\d+\.\d+.*Activation: (\d+)ms/.exec(text) ?? [];
    if (name !== undefined) times.set(name, Number(time));
  }
  if (!times.has(ours)) throw new UserError(`VS Code does not say how long the activation of ${ours} took`);
  await page.close();
  return times;
}
