// @ts-check
/** `npm run pictures`: photographs the packaged extension at work on the example set, and a print sheet, for the README. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './lib/browser.mjs';
import { packageExtension } from './lib/package.mjs';
import { node, Plain, root } from './lib/run.mjs';
import { serveEditor } from './lib/served-editor.mjs';
import { photographSheet } from './lib/sheet-picture.mjs';

/** @typedef {import('playwright-core').Page} Page */

const example = join(root, 'examples/ashes-of-kel-doran');
const pictures = join(root, 'images/readme');
const vsix = join(root, 'out/tokenwright.vsix');

/** How long a hover takes to fade in, in milliseconds. */
const fade = 400;

/** Only what the pictures are about. */
const settings = {
  'editor.fontSize': 14,
  'editor.minimap.enabled': false,
  'editor.occurrencesHighlight': 'off',
  'breadcrumbs.enabled': false,
  'window.commandCenter': false,
  'workbench.layoutControl.enabled': false,
};

await node(['esbuild.mjs'], { show: 'failure' });
await packageExtension(vsix);
mkdirSync(pictures, { recursive: true });
const editor = await serveEditor({ vsix, settings });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const mistakes = fileWith((name) => /mistake/i.test(name));
  await open(page, mistakes);
  await offerFix(page);
  await save(page, 'squiggle', { x: 0, y: 0, width: 1280, height: 520 });

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+M');
  await page.locator('.markers-panel .monaco-list-row').nth(3).waitFor();
  await save(page, 'problems', { x: 348, y: 0, width: 932, height: 768 });

  await open(
    page,
    fileWith((name, text) => name !== mistakes && head(text).includes('Treasure token')),
  );
  await hover(page, 'Treasure');
  await save(page, 'hover', { x: 0, y: 0, width: 1280, height: 520 });

  await command(page, 'Tokenwright: Show Preview');
  await page.locator('.monaco-list-row', { hasText: 'Human Soldier Token' }).first().click();
  await page.locator('.monaco-editor .view-line', { hasText: 'Human Soldier' }).first().waitFor();
  await page.locator('.pane-header', { hasText: 'Human Soldier Token' }).waitFor();
  await page.mouse.move(900, 760);
  await save(page, 'tokens', { x: 0, y: 0, width: 1080, height: 768 });

  await photographSheet(browser, example, join(pictures, 'sheet.jpg'));
} finally {
  await browser.close();
  await editor.stop();
}

/**
 * @param {(name: string, text: string) => boolean} wanted
 * @returns {string} the name of the first card file of the example that is wanted
 */
function fileWith(wanted) {
  const names = readdirSync(example).filter((name) => name.endsWith('.cards'));
  const found = names.find((name) => wanted(name, readFileSync(join(example, name), 'utf8')));
  if (!found) throw new Plain('the example set has no file to photograph');
  return found;
}

/** @param {string} text @returns {string} the part of it that is seen without scrolling, with room for a hover */
function head(text) {
  return text.split('\n').slice(0, 12).join('\n');
}

/** @param {Page} page @param {string} name a file of the example */
async function open(page, name) {
  const file = `vscode-remote://${editor.authority}${join(example, name)}`;
  await page.goto(editor.page(example, [['openFile', file]]));
  await page.locator('.monaco-editor .view-line').first().waitFor();
}

/** @param {Page} page @returns {Promise<void>} when the fixes of the first finding are on offer */
async function offerFix(page) {
  const offered = page.locator('.action-widget .monaco-list-row.action').first();
  // Lenses that arrive late move the lines away from under the mouse.
  for (let attempt = 0; attempt < 10 && !(await offered.isVisible()); attempt++) {
    await page.locator('.squiggly-warning, .squiggly-error').first().click({ force: true });
    await page.keyboard.press('Control+.');
    await offered.waitFor({ timeout: 3000 }).catch(() => page.keyboard.press('Escape'));
  }
  await offered.waitFor({ timeout: 3000 });
}

/** @param {Page} page @param {string} title a command as the palette shows it */
async function command(page, title) {
  await page.keyboard.press('F1');
  const input = page.locator('.quick-input-widget:not([style*="display: none"]) input').first();
  await input.waitFor();
  await input.fill(`>${title}`);
  await page.locator('.quick-input-list .monaco-list-row').first().waitFor();
  await page.waitForTimeout(fade);
  await page.keyboard.press('Enter');
}

/** @param {Page} page @param {string} word the first such word on screen */
async function hover(page, word) {
  const span = page.locator('.monaco-editor .view-line span > span', { hasText: word }).first();
  const hovered = page.locator('.monaco-hover:not(.hidden) .hover-contents', { hasText: word }).first();
  // When the mouse rests there first, the server may not be up yet; and colours arriving late replace the line.
  for (let attempt = 0; attempt < 20 && !(await hovered.isVisible()); attempt++) {
    const text = (await span.textContent()) ?? '';
    const box = await span.boundingBox();
    if (!box) continue;
    const letter = box.width / text.length; // every letter is as wide as any other
    await page.mouse.move(box.x, box.y + 200);
    await page.mouse.move(box.x + (text.indexOf(word) + word.length / 2) * letter, box.y + box.height / 2);
    await hovered.waitFor({ timeout: 1500 }).catch(() => {});
  }
  await hovered.waitFor({ timeout: 3000 });
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {{ x: number, y: number, width: number, height: number }} [clip]
 */
async function save(page, name, clip) {
  await page.waitForTimeout(fade);
  const path = join(pictures, `${name}.jpg`);
  // A PNG with a drawn card in it is half as large again, and all of them come with the extension.
  await page.screenshot({ path, type: 'jpeg', quality: 80, ...(clip && { clip }) });
  console.log(path);
}
