// @ts-check
/**
 * `npm run pictures`: takes screenshots of the packaged extension with the example set, and of a print sheet, for the
 * README and the pages in docs. `npm run pictures -- hover rename` takes only the named ones. `LOOK=1` writes PNGs to
 * out/pictures instead.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { launchBrowser } from '../test/rig/browser.mjs';
import { serveEditor } from '../test/rig/served-editor.mjs';
import { photographSheet } from '../test/rig/sheet-picture.mjs';
import { fade, Workbench } from '../test/rig/workbench.mjs';
import { packageExtension } from './lib/package.mjs';
import { node, root, UserError } from './lib/run.mjs';

/** @typedef {{ x: number, y: number, width: number, height: number }} Part of the window */

const example = join(root, 'examples/ashes-of-kel-doran');
const vsix = join(root, 'out/tokenwright.vsix');

/** Hides what the pictures are not about. */
const settings = {
  'editor.fontSize': 14,
  'editor.minimap.enabled': false,
  'editor.occurrencesHighlight': 'off',
  'breadcrumbs.enabled': false,
  'files.autoSave': 'off',
  'window.commandCenter': false,
  'workbench.layoutControl.enabled': false,
};

/** The folder of pictures of the extension's page. */
const readme = 'images/readme';
/** The folder of the walkthrough's pictures. Each has the name of a step and shows one thing, in twice the resolution. */
const walkthrough = 'images/walkthrough';
/** The folder of pictures that are only in the repository. */
const tour = 'docs/tour';

/** Five cards; the last one has a misspelled token name. */
const firstCards = readFileSync(join(root, 'test/person/first.cards'), 'utf8').trimEnd();

/** Three cards in the wording of 2017. */
const olderCards = `Cinder Elk {1}{R}
Creature — Elk
When Cinder Elk enters the battlefield, it deals 1 damage to target creature or player.
2/2

Moss Reader {1}{G}
Creature — Elf Druid
{T}: Add {G} to your mana pool.
{2}, {T}: Search your library for a basic land card, reveal it, and put it into your hand. Then shuffle your library.
1/1

Quiet Tide {1}{U}
Sorcery
Target player puts the top three cards of his or her library into his or her graveyard.`;

const mistakes = fileWith((name) => /mistake/i.test(name));
const treasures = fileWith((name, text) => name !== mistakes && head(text).includes('Treasure token'));
const berries = fileWith((name, text) => name !== mistakes && head(text).includes('Berry token'));
const soldiers = fileWith((name, text) => name !== mistakes && text.includes('Human Soldier creature tokens.'));

const planeswalker = fileWith((_, text) => text.includes('Planeswalker'));

/** The part of the window with the editor alone. */
const alone = { x: 48, y: 0, width: 932, height: 480 };

/**
 * The pictures: the folder of each, the steps to take it, the part of the window it shows, and whether they begin with
 * an empty folder, or one with certain files, instead of the example set.
 * @type {Record<string, { target: string, take: (at: Workbench) => Promise<unknown>, part: Part,
 *   isEmpty?: boolean, files?: Record<string, string> }>}
 */
const pictures = {
  'new-file': {
    target: tour,
    part: { x: 0, y: 0, width: 980, height: 420 },
    isEmpty: true,
    async take(at) {
      await at.command('Tokenwright: New Card File');
      await at.suggestions.nth(3).waitFor();
    },
  },
  'first-fix': {
    target: tour,
    part: { x: 48, y: 0, width: 932, height: 540 },
    isEmpty: true,
    async take(at) {
      await at.press('Control+B');
      await typedFirstCards(at);
      await at.press('F8 Escape');
      await at.offerFixes();
    },
  },
  'first-set': {
    target: tour,
    part: { x: 0, y: 0, width: 1280, height: 768 },
    isEmpty: true,
    async take(at) {
      await typedFirstCards(at);
      await at.press('F8 Escape');
      await at.offerFixes();
      await at.press('Enter');
      await at.command('View: Show Tokenwright');
      await at.command('Tokenwright: Open Card Preview to the Side');
      await at.page.locator('.tab', { hasText: 'Card Preview' }).waitFor();
      await at.press('Control+1 Control+Home');
      await at.page.waitForTimeout(3 * fade);
    },
  },
  migrate: {
    target: tour,
    part: { x: 48, y: 0, width: 1132, height: 560 },
    files: { 'elks.cards': olderCards },
    async take(at) {
      await at.press('Control+B');
      await at.open('elks.cards');
      await at.command('Tokenwright: Migrate Set…');
      await at.quickPicks.nth(2).waitFor();
      await at.type('2026-09');
      await at.press('Enter');
      await at.page.locator('.refactor-preview .monaco-list-row, .bulk-edit-panel .monaco-list-row').nth(4).waitFor();
      await at.command('View: Toggle Maximized Panel');
    },
  },
  squiggle: {
    target: readme,
    part: { x: 348, y: 0, width: 932, height: 500 },
    async take(at) {
      await opened(at, mistakes);
      await at.page.locator('.squiggly-warning, .squiggly-error').first().click({ force: true });
      await at.offerFixes();
    },
  },
  problems: {
    target: readme,
    part: { x: 348, y: 0, width: 932, height: 768 },
    async take(at) {
      await opened(at, mistakes);
      await at.press('Control+Shift+M');
      await at.page.locator('.markers-panel .monaco-list-row').nth(3).waitFor();
    },
  },
  hover: {
    target: readme,
    part: { x: 348, y: 0, width: 932, height: 500 },
    async take(at) {
      await opened(at, treasures);
      await at.hover('Treasure');
    },
  },
  tokens: {
    target: readme,
    part: { x: 0, y: 0, width: 1080, height: 768 },
    async take(at) {
      await opened(at, soldiers);
      await at.command('Tokenwright: Show Preview');
      await at.page
        .locator('.pane-header', { hasText: /^Cards/ })
        .first()
        .click();
      await at.page.locator('.monaco-list-row', { hasText: 'Human Soldier Token' }).first().click();
      await at.page.locator('.pane-header', { hasText: 'Human Soldier Token' }).waitFor();
      await at.page.mouse.move(900, 20);
    },
  },
  preview: {
    target: tour,
    part: { x: 48, y: 0, width: 1232, height: 745 },
    async take(at) {
      await at.press('Control+B');
      await opened(at, planeswalker);
      await at.cursorTo('Planeswalker');
      await at.command('Tokenwright: Open Card Preview to the Side');
      await at.page.waitForTimeout(2000);
    },
  },
  rename: {
    target: tour,
    part: { ...alone, height: 330 },
    async take(at) {
      await at.press('Control+B');
      await opened(at, berries);
      await at.cursorTo('Berry token. (');
      await at.press('F2');
      await at.page.locator('.rename-box input.rename-input').first().waitFor();
    },
  },
  references: {
    target: tour,
    part: { ...alone, height: 560 },
    async take(at) {
      await at.press('Control+B');
      await opened(at, berries);
      await at.cursorTo('Berry token. (');
      await at.press('Shift+F12');
      await at.page.locator('.reference-zone-widget .ref-tree .reference-file').nth(1).waitFor();
    },
  },
  annotations: {
    target: tour,
    part: alone,
    async take(at) {
      await at.press('Control+B');
      await opened(at, berries);
    },
  },
  'open-rule': {
    target: tour,
    part: { x: 140, y: 0, width: 700, height: 330 },
    async take(at) {
      await opened(at, treasures);
      await at.command('Tokenwright: Search Rules…');
      await at.waitForInput('A number, a term');
      await at.type('sacrifice this token');
      await at.quickPicks.first().waitFor();
    },
  },
  rules: {
    target: tour,
    part: { x: 0, y: 0, width: 1280, height: 560 },
    async take(at) {
      await opened(at, treasures);
      await at.cursorTo('111.10a');
      await at.command('Open Link');
      await at.page.locator('.tab.active', { hasText: 'magic-2026-09' }).waitFor();
      await showOutline(at);
    },
  },
  outline: {
    target: tour,
    part: { x: 0, y: 0, width: 1280, height: 560 },
    async take(at) {
      await opened(at, berries);
      await at.command('Fold All');
      await showOutline(at);
    },
  },
  walkthrough: {
    target: tour,
    part: { x: 48, y: 0, width: 1232, height: 768 },
    async take(at) {
      await at.press('Control+B');
      await at.command('Welcome: Open Walkthrough...');
      await at.quickPicks.filter({ hasText: 'Write Your First Card' }).click();
      await at.page.locator('.gettingStartedContainer', { hasText: 'Write a card' }).waitFor();
    },
  },
  // This one comes last, since the text it types remains unsaved.
  completion: {
    target: tour,
    part: { ...alone, width: 1132, height: 520 },
    async take(at) {
      await at.press('Control+B');
      await opened(at, berries);
      await at.cursorTo('Feast Among');
      await at.press('Home Enter Enter ArrowUp ArrowUp');
      await at.type('Press House {2}{G}\nArtifact (uncommon)\n{1}, {T}: Create a Ber');
      await at.suggestions.first().waitFor();
      await at.press('Control+Space');
    },
  },
  // These write files into the copy of the set, so they come after all others.
  'step-example': {
    target: walkthrough,
    part: { x: 48, y: 0, width: 760, height: 230 },
    async take(at) {
      await at.press('Control+B');
      await at.command('Tokenwright: New Example Card');
      await at.page.locator('.squiggly-warning, .squiggly-error').first().waitFor();
      await at.cursorTo('2/2');
    },
  },
  'step-finding': {
    target: walkthrough,
    part: { x: 48, y: 500, width: 760, height: 300 },
    async take(at) {
      await at.press('Control+B');
      await at.open(mistakes);
      await at.press('Control+Shift+M');
      await at.page.locator('.markers-panel .monaco-list-row').nth(3).waitFor();
    },
  },
  'step-fix': {
    target: walkthrough,
    part: { x: 48, y: 0, width: 850, height: 420 },
    async take(at) {
      await at.press('Control+B');
      await at.open('example.cards');
      await at.cursorTo('Tresure');
      await at.offerFixes();
    },
  },
  'step-hover': {
    target: walkthrough,
    part: { x: 48, y: 0, width: 700, height: 430 },
    async take(at) {
      await at.press('Control+B');
      await at.open(treasures);
      await at.hover('Treasure');
    },
  },
  'step-tokens': {
    target: walkthrough,
    part: { x: 0, y: 0, width: 600, height: 560 },
    async take(at) {
      await at.open(soldiers);
      await at.command('Tokenwright: Show Preview');
      await at.page.locator('.monaco-list-row', { hasText: 'Human Soldier Token' }).first().click();
    },
  },
  'step-folder': {
    target: walkthrough,
    part: { x: 510, y: 620, width: 470, height: 150 },
    async take(at) {
      const folder = join(editor.home, 'customsets');
      cpSync(join(root, 'test/editor/fixture/foreign'), folder, { recursive: true });
      await at.goto(editor.page(folder));
      await at.press('Control+B');
      await at.open('orchard.xml');
      await at.noticeButton('Check This Folder').waitFor();
      await at.page.mouse.move(600, 300);
    },
  },
};

/** The name of the picture that does not show the editor. */
const sheet = 'sheet';

const named = process.argv.slice(2);
const unknown = named.filter((name) => name !== sheet && !Object.hasOwn(pictures, name));
if (unknown.length > 0) {
  console.error(`No picture is named ${unknown.join(' or ')}. There are: ${Object.keys(pictures).join(', ')}.`);
  process.exit(2);
}

await node(['esbuild.mjs'], { show: 'failure' });
await packageExtension(vsix);
const editor = await serveEditor({ vsix, settings });
const browser = await launchBrowser();
// Works on a copy: what is typed is not saved, and no local path is shown.
const folder = join(editor.home, basename(example));
cpSync(example, folder, { recursive: true });
try {
  for (const [name, { target, take, part, isEmpty, files }] of Object.entries(pictures)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const page = await browser.newPage({
      viewport: { width: Math.max(980, part.x + part.width), height: 800 },
      deviceScaleFactor: target === walkthrough ? 2 : 1,
    });
    const at = new Workbench(page);
    await at.goto(editor.page(isEmpty || files ? newFolder(files) : folder));
    await take(at).catch(async (error) => {
      await page.screenshot({ path: join(root, 'out/failed.png') });
      throw error;
    });
    await page.waitForTimeout(2 * fade);
    await save(page, target, name, part);
    await page.close();
  }
  if (named.length === 0 || named.includes(sheet))
    await photographSheet(browser, example, join(root, tour, `${sheet}.jpg`));
} finally {
  await browser.close();
  await editor.stop();
}

/**
 * @param {(name: string, text: string) => boolean} wanted
 * @returns {string} the name of the first card file of the example that matches
 */
function fileWith(wanted) {
  const names = readdirSync(example).filter((name) => name.endsWith('.cards'));
  const found = names.find((name) => wanted(name, readFileSync(join(example, name), 'utf8')));
  if (!found) throw new UserError('the example set has no file to photograph');
  return found;
}

/**
 * Opens a file, and waits for the code lenses, since they move the lines. The cards at its top may have none.
 * @param {Workbench} at
 * @param {string} name
 */
async function opened(at, name) {
  await at.open(name);
  await at.page
    .locator('.codelens-decoration')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => {});
  await at.page.waitForTimeout(fade);
}

/** @returns {string} a new folder, named as a set might be */
function newFolder(files = {}) {
  const created = join(mkdtempSync(join(editor.home, 'new-')), 'my-first-set');
  mkdirSync(created);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(created, name), text);
  return created;
}

/** Types five cards into a new file, and waits until the mistake in the last one is found. @param {Workbench} at */
async function typedFirstCards(at) {
  await at.command('Tokenwright: New Card File');
  await at.suggestions.first().waitFor();
  await at.press('Escape');
  await at.page.keyboard.insertText(firstCards);
  await at.page.locator('.squiggly-warning, .squiggly-error').first().waitFor();
}

/** Shows only the outline of the file in the side bar. @param {Workbench} at */
async function showOutline(at) {
  await at.command('Explorer: Focus on Outline View');
  await at.page
    .locator('.pane-header', { hasText: basename(example) })
    .first()
    .click();
  await at.page.locator('.outline-tree .monaco-list-row').nth(8).waitFor();
}

/** @param {string} text @returns {string} the part visible without scrolling, with room for a hover */
function head(text) {
  return text.split('\n').slice(0, 12).join('\n');
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} target
 * @param {string} name
 * @param {Part} clip
 */
async function save(page, target, name, clip) {
  const folder = join(root, process.env.LOOK ? 'out/pictures' : target);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.${process.env.LOOK ? 'png' : 'jpg'}`);
  // A PNG with a drawn card is half as large again, and some pictures are shipped with the extension.
  await page.screenshot({
    path,
    clip,
    ...(process.env.LOOK ? {} : { type: 'jpeg', quality: target === walkthrough ? 50 : 80 }),
  });
  console.log(path);
}
