// @ts-check
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Draws the sample cards, and the corpus tokens if available, in a real browser, and fails if a text leaves its box or
 * overlaps another. `node scripts/drawings.mjs [folder]` saves screenshots, by default in out/drawings.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchBrowser } from '../test/rig/browser.mjs';
import { loadTypeScript } from './lib/load-ts.mjs';
import { root } from './lib/run.mjs';

/** @typedef {import('../server/src/render/card-picture.js').CardPicture} CardPicture */
/** @typedef {import('../server/src/render/draw.js').DrawOptions} DrawOptions */
/** @typedef {{ readonly name: string, readonly box: string, readonly by: number }} Stray */
/** @typedef {{ readonly one: string, readonly other: string, readonly by: number }} Overlap */
/** @typedef {[name: string, pictures: readonly CardPicture[], options: DrawOptions, background: string]} Sheet */
/**
 * @typedef {object} Loaded
 * @property {readonly CardPicture[]} samples
 * @property {readonly CardPicture[]} hostile
 * @property {(lines: string) => CardPicture[]} listedPictures
 * @property {typeof import('../server/src/render/draw.js').drawPicture} drawPicture
 */

const entry = `
  export { samples, hostile } from './test/drawings/samples.js';
  export { listedPictures } from './test/drawings/listed.js';
  export { drawPicture } from './server/src/render/draw.js';
`;

/** The tolerance for rounded edges, in units of the card: half a pixel in a picture 260 pixels wide. */
const tolerance = 1;

const folder = resolve(root, process.argv[2] ?? 'out/drawings');
mkdirSync(folder, { recursive: true });
/** @type {Loaded} */
const { samples, hostile, listedPictures, drawPicture } = await loadTypeScript(entry);
const corpora = process.env.TOKENWRIGHT_CORPORA ?? join(root, '../shared');
const listed = join(corpora, 'corpus/token-relations.jsonl');
if (!existsSync(listed))
  console.log('token-relations.jsonl is not here: its tokens are not measured (TOKENWRIGHT_CORPORA)');

/** @type {Sheet[]} */
const sheets = [
  ['cards-light', samples, { theme: 'light', shape: 'card' }, '#ffffff'],
  ['cards-dark', samples, { theme: 'dark', shape: 'card' }, '#1f1f1f'],
  ['cards-contrast', samples, { theme: 'contrast', shape: 'card' }, '#000000'],
  ['compact-light', samples, { theme: 'light', shape: 'compact' }, '#f3f3f3'],
  ['compact-dark', samples, { theme: 'dark', shape: 'compact' }, '#252526'],
  ...listedSheets(),
  ['hostile', hostile, { theme: 'light', shape: 'card' }, '#ffffff'],
  ['hostile-compact', hostile, { theme: 'light', shape: 'compact' }, '#ffffff'],
];

const browser = await launchBrowser();
let strays = 0;
try {
  for (const [name, pictures, options, background] of sheets) {
    const page = await browser.newPage({ viewport: { width: 1720, height: 900 } });
    const drawn = pictures.map((picture, i) =>
      drawPicture(picture, { ...options, boxes: true, sizeMarks: true, idPrefix: `p${i}-` }),
    );
    const body = drawn.map(({ svg }) => svg).join('\n');
    await page.setContent(
      `<style>body{margin:12px;background:${background}}svg{margin:6px;vertical-align:top}</style>${body}`,
    );
    // A screenshot of hundreds of pictures takes longer than all the measuring.
    if (pictures.length < 100) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    const found = await page.evaluate(measure, tolerance);
    strays += found.length;
    for (const { name: text, box, by } of found) console.error(`${name}: ${text} leaves its box (${box}) by ${by}`);
    const overlaps = await page.evaluate(overlapping, tolerance);
    strays += overlaps.length;
    for (const { one, other, by } of overlaps) console.error(`${name}: ${one} touches ${other} by ${by}`);
    const largest = Math.max(...drawn.map(({ svg }) => svg.length));
    console.log(
      `${name}: ${drawn.length} pictures, ${found.length} texts out of their boxes, ${overlaps.length} over others, largest ${largest} bytes`,
    );
    await page.close();
  }
} finally {
  await browser.close();
}
process.exitCode = strays > 0 ? 1 : 0;

/**
 * Runs in the page: finds texts whose rendered shape leaves the box they were fitted into.
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

/**
 * Runs in the page: finds texts whose rendered shapes overlap on the same picture.
 * @param {number} tolerance
 * @returns {Overlap[]}
 */
function overlapping(tolerance) {
  /** @type {Overlap[]} */
  const found = [];
  for (const picture of document.querySelectorAll('svg')) {
    const texts = [.../** @type {NodeListOf<SVGGElement>} */ (picture.querySelectorAll('[data-box]'))];
    const drawn = texts.map((text) => ({
      name: text.getAttribute('data-text') ?? '',
      box: text.getBoundingClientRect(),
    }));
    drawn.forEach(({ name, box }, i) => {
      for (const other of drawn.slice(i + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const by = Math.min(across, down);
        if (by > tolerance) found.push({ one: name, other: other.name, by });
      }
    });
  }
  return found;
}

/** @returns {Sheet[]} every token of the corpus list, as a printed card and as a hover */
function listedSheets() {
  if (!existsSync(listed)) return [];
  const tokens = listedPictures(readFileSync(listed, 'utf8'));
  return [
    ['listed', tokens, { theme: 'light', shape: 'card' }, '#ffffff'],
    ['listed-compact', tokens, { theme: 'light', shape: 'compact' }, '#ffffff'],
  ];
}
