// @ts-check
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Draws the sample cards in a real browser, measures that no text leaves its box, and keeps a picture of them all:
 * `node scripts/drawings.mjs [folder]`, by default out/drawings. Fails if anything sticks out.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from './lib/browser.mjs';
import { root } from './lib/run.mjs';

/** @typedef {import('../server/src/render/card-picture.js').CardPicture} CardPicture */
/** @typedef {import('../server/src/render/draw.js').DrawOptions} DrawOptions */
/** @typedef {{ readonly name: string, readonly box: string, readonly by: number }} Stray */

const entry = `
  export { samples, hostile } from './test/drawings/samples.js';
  export { drawPicture } from './server/src/render/draw.js';
`;

/** How far a rounded edge may be off, in units of the card: half a pixel of a picture 260 pixels wide. */
const tolerance = 1;

const folder = resolve(root, process.argv[2] ?? 'out/drawings');
mkdirSync(folder, { recursive: true });
const { samples, hostile, drawPicture } = await load();

/** @type {[name: string, pictures: readonly CardPicture[], options: DrawOptions, background: string][]} */
const sheets = [
  ['cards-light', samples, { theme: 'light', shape: 'card' }, '#ffffff'],
  ['cards-dark', samples, { theme: 'dark', shape: 'card' }, '#1f1f1f'],
  ['cards-contrast', samples, { theme: 'contrast', shape: 'card' }, '#000000'],
  ['compact-light', samples, { theme: 'light', shape: 'compact' }, '#f3f3f3'],
  ['compact-dark', samples, { theme: 'dark', shape: 'compact' }, '#252526'],
  ['hostile', hostile, { theme: 'light', shape: 'card' }, '#ffffff'],
  ['hostile-compact', hostile, { theme: 'light', shape: 'compact' }, '#ffffff'],
];

const browser = await launchBrowser();
let strays = 0;
try {
  for (const [name, pictures, options, background] of sheets) {
    const page = await browser.newPage({ viewport: { width: 1720, height: 900 } });
    const drawn = pictures.map((picture, i) => drawPicture(picture, { ...options, boxes: true, idPrefix: `p${i}-` }));
    const body = drawn.map(({ svg }) => svg).join('\n');
    await page.setContent(
      `<style>body{margin:12px;background:${background}}svg{margin:6px;vertical-align:top}</style>${body}`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    const found = await page.evaluate(measure, tolerance);
    strays += found.length;
    for (const { name: text, box, by } of found) console.error(`${name}: ${text} leaves its box (${box}) by ${by}`);
    const largest = Math.max(...drawn.map(({ svg }) => svg.length));
    console.log(
      `${name}: ${drawn.length} pictures, ${found.length} texts out of their boxes, largest ${largest} bytes`,
    );
    await page.close();
  }
} finally {
  await browser.close();
}
process.exitCode = strays > 0 ? 1 : 0;

/**
 * Runs in the page: the texts whose drawn shapes reach out of the box that they were fitted into.
 * @param {number} tolerance
 * @returns {Stray[]}
 */
function measure(tolerance) {
  /** @type {Stray[]} */
  const found = [];
  for (const group of /** @type {NodeListOf<SVGGElement>} */ (document.querySelectorAll('[data-box]'))) {
    const box = group.getAttribute('data-box') ?? '';
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
    const drawn = group.getBBox();
    if (drawn.width === 0 && drawn.height === 0) continue;
    const by = Math.max(
      x - drawn.x,
      y - drawn.y,
      drawn.x + drawn.width - x - width,
      drawn.y + drawn.height - y - height,
    );
    if (by > tolerance) found.push({ name: group.getAttribute('data-text') ?? '', box, by });
  }
  return found;
}

/** @returns {Promise<{ samples: readonly CardPicture[], hostile: readonly CardPicture[], drawPicture: typeof import('../server/src/render/draw.js').drawPicture }>} */
async function load() {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.txt': 'text' },
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
