// @ts-check
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Prints the sample tokens as HTML, SVG and PDF and checks the result: that a browser prints the HTML on the right
 * number and size of pages, and that the PDF looks like the SVG. `node scripts/sheets.mjs [folder]` writes the files it
 * compares, by default to out/sheets.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { launchBrowser } from '../test/rig/browser.mjs';
import { loadTypeScript } from './lib/load-ts.mjs';
import { root } from './lib/run.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../server/src/export/sheet/sheets.js').Sheet} Sheet */
/** @typedef {{ readonly mean: number, readonly far: number }} Difference */

const entry = `
  export { samples } from './test/drawings/samples.js';
  export { papers } from './server/src/export/sheet/paper.js';
  export { makeSheets } from './server/src/export/sheet/sheets.js';
  export { sheetsHtml } from './server/src/export/sheet/sheet-html.js';
  export { sheetSvg } from './server/src/export/sheet/sheet-svg.js';
  export { toPdf } from './server/src/render/pdf/pdf.js';
  export { EM } from './server/src/render/text/font.js';
`;

/** The resolution for comparing pages, in dots per inch. */
const DPI = 96;
/**
 * The maximum difference between two renderers, which antialias edges differently: the mean, of 255, and the fraction
 * of pixels that clearly differ in colour.
 */
const most = { mean: 2, far: 0.01 };

const folder = resolve(root, process.argv[2] ?? 'out/sheets');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { samples, papers, makeSheets, sheetsHtml, sheetSvg, toPdf, EM } = await loadTypeScript(entry);
const prints = samples.map((/** @type {unknown} */ picture) => ({ picture, copies: { count: 1, variable: false } }));
let failures = 0;

const browser = await launchBrowser();
try {
  for (const [name, paper] of Object.entries(papers)) {
    const sheets = makeSheets(prints, { paper, copies: null, grayscale: false, oneSided: false });
    const page = await browser.newPage();
    await printed(page, name, paper, sheetsHtml(sheets, paper, 'Tokens'), sheets.pages.length);
    await page.close();
    const drawings = sheets.pages.map((/** @type {Sheet} */ { drawing }) => drawing);
    const { bytes } = await toPdf(drawings, { title: 'Tokens', twoSided: sheets.twoSided, em: EM });
    writeFileSync(join(folder, `${name}.pdf`), bytes);
    await compared(name, paper, sheets.pages);
  }
} finally {
  await browser.close();
}
process.exitCode = failures > 0 ? 1 : 0;

/** @param {boolean} isPassed @param {string} what */
function check(isPassed, what) {
  console.log(`${isPassed ? '✔' : '✖'} ${what}`);
  if (!isPassed) failures++;
}

/**
 * Prints HTML with the browser and counts the pages.
 * @param {Page} page
 * @param {string} name
 * @param {{ width: number, height: number }} paper
 * @param {string} html
 * @param {number} count
 */
async function printed(page, name, paper, html, count) {
  writeFileSync(join(folder, `${name}.html`), html);
  await page.setContent(html);
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('div > svg > rect[height="880"]')].map((card) =>
      card.getBoundingClientRect().toJSON(),
    ),
  );
  const wrong = cards.filter(({ width, height }) => off(width, 63) || off(height, 88));
  check(cards.length > 0 && wrong.length === 0, `${name}: ${cards.length} faces in HTML measure 63 × 88 mm`);
  const print = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const sizes = print.getPages().map((each) => each.getSize());
  const fits = sizes.every(({ width, height }) => near(width, paper.width) && near(height, paper.height));
  check(
    sizes.length === count && fits,
    `${name}: a browser prints ${sizes.length} pages of ${count}, of the paper's size`,
  );
}

/** @param {number} pixels CSS pixels, 96 per inch @param {number} millimetres */
function off(pixels, millimetres) {
  return Math.abs((pixels / 96) * 25.4 - millimetres) > 0.1;
}

/** @param {number} points @param {number} tenths of a millimetre */
function near(points, tenths) {
  return Math.abs((points / 72) * 254 - tenths) < 5;
}

/**
 * Compares each page of the PDF with its SVG.
 * @param {string} name
 * @param {{ width: number, height: number }} paper
 * @param {readonly Sheet[]} pages
 */
async function compared(name, paper, pages) {
  if (!hasPoppler()) {
    console.log(`– ${name}: the PDF is not looked at: there is no pdftoppm (poppler-utils)`);
    return;
  }
  execFileSync('pdftoppm', ['-r', String(DPI), '-png', join(folder, `${name}.pdf`), join(folder, `${name}-pdf`)]);
  const viewport = { width: Math.round((paper.width / 254) * DPI), height: Math.round((paper.height / 254) * DPI) };
  const page = await browser.newPage({ viewport });
  for (const [i, sheet] of pages.entries()) {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sheetSvg(sheet, 'Tokens')}`);
    const svg = await page.screenshot({ path: join(folder, `${name}-svg-${i + 1}.png`) });
    const pdf = readFileSync(join(folder, `${name}-pdf-${i + 1}.png`));
    const { mean, far } = await page.evaluate(difference, [svg.toString('base64'), pdf.toString('base64')]);
    const figures = `${mean.toFixed(2)} of 255 on the whole, ${(100 * far).toFixed(2)} % of dots plainly`;
    check(mean < most.mean && far < most.far, `${name}: page ${i + 1} of the PDF differs from its SVG by ${figures}`);
  }
  await page.close();
}

function hasPoppler() {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs in the page: computes how much two pictures differ.
 * @param {string[]} pictures PNG, in base64
 * @returns {Promise<Difference>}
 */
async function difference(pictures) {
  const images = await Promise.all(
    pictures.map(async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())),
  );
  const width = Math.min(...images.map((image) => image.width));
  const height = Math.min(...images.map((image) => image.height));
  const [one, other] = images.map((image) => {
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(width, height).getContext('2d')
    );
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  if (!one || !other) return { mean: 255, far: 1 };
  let sum = 0;
  let far = 0;
  for (let i = 0; i < one.length; i += 4) {
    const by = [0, 1, 2].map((channel) => Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0)));
    sum += by.reduce((all, each) => all + each, 0) / 3;
    if (Math.max(...by) > 96) far++;
  }
  return { mean: sum / (width * height), far: far / (width * height) };
}
