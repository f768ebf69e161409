import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { Workbench } from '../rig/workbench.mjs';
import { openExtensionPage, openTab, publish, shownPage } from './extension-page.js';
import { countKeystrokes, firstCards, focusedRow, focusView } from './first-set.js';
import { drawn, type OpenWorkbench, openWorkbench } from './workbench.js';

const seen = { timeout: 20_000 };

let opened: OpenWorkbench;
let at: Workbench;

beforeAll(async () => {
  opened = await openWorkbench('Node', true);
  at = opened.at;
});
afterAll(() => opened?.close());
afterEach(async ({ task }: TestContext) => {
  if (task.result?.state !== 'fail') return;
  await at.page.screenshot({ path: `out/person/${task.name.replace(/\W+/g, '-').slice(0, 60)}.png` });
});

describe('the page of the installed extension', () => {
  const isWebAddress = (link: string | null) => /^https:\/\//.test(link ?? '');

  it('is three screens at most, with a card in color and no broken picture or link', async () => {
    await openExtensionPage(at);
    const page = await shownPage(at, 'Three steps');
    expect(page.pictures.filter((width) => width === 0)).toEqual([]);
    expect(page.links.filter((link) => !isWebAddress(link))).toEqual([]);
    expect(page.screens).toBeLessThan(3);
    expect(page.colors).toBeGreaterThan(3);
  });

  it('has a changelog without a broken picture or link', async () => {
    await openTab(at, 'Changelog');
    const page = await shownPage(at, 'Keep a Changelog');
    expect(page.pictures.filter((width) => width === 0)).toEqual([]);
    expect(page.links.length).toBeGreaterThan(0);
    expect(page.links.filter((link) => !isWebAddress(link))).toEqual([]);
  });

  it('shows its pictures as soon as there is a public address for them', async () => {
    await publish(at, opened.home);
    await at.command('View: Close Editor');
    await openExtensionPage(at);
    const page = await shownPage(at, 'github.com/example/cards/issues');
    expect(page.pictures).toHaveLength(2);
    expect(Math.min(...page.pictures)).toBeGreaterThan(500);
    expect(page.links.filter((link) => !isWebAddress(link))).toEqual([]);
    expect(page.screens).toBeLessThan(3);
  });
});

describe('a first set, with the keyboard alone', () => {
  it('begins with a new file, in which whole cards are offered', async () => {
    await at.runByKeys('Tokenwright: New Card File');
    await expect.poll(async () => (await at.suggestions.allTextContents()).join(), seen).toContain('Creature');
    await at.press('Escape');
    await at.type(firstCards.slice(0, 6));
    await at.press('Escape Control+S');
    await expect.poll(() => at.quickInput.inputValue(), seen).toMatch(/\.cards$/);
    await at.quickInput.fill(`${opened.folder}/first.cards`);
    await at.press('Enter');
    await at.page.locator('.tab.active', { hasText: 'first.cards' }).waitFor();
  });

  it('is typed key by key without a line under correct words', async () => {
    const count = await countKeystrokes(at);
    const mistake = firstCards.indexOf('Tresure');
    await at.page.keyboard.type(firstCards.slice(6, mistake), { delay: 10 });
    const { all, underlined } = await count();
    console.log(`${underlined} of ${all} keystrokes showed a line under correct words`);
    expect(all).toBeGreaterThan(400);
    expect(underlined).toBeLessThanOrEqual(all / 100);
    await at.page.keyboard.type(firstCards.slice(mistake), { delay: 10 });
  });

  it('has its mistake underlined after a pause, and the first fix offered corrects it', async () => {
    const lines = at.page.locator('.squiggly-error, .squiggly-warning');
    await expect.poll(() => lines.count(), seen).toBe(1);
    await at.press('F8 Escape');
    await at.offerFixes();
    await at.press('Enter');
    await expect.poll(() => lines.count(), seen).toBe(0);
    await at.press('Control+S');
    await expect
      .poll(() => readFileSync(`${opened.folder}/first.cards`, 'utf8'), seen)
      .toBe(firstCards.replace('Tresure', 'Treasure'));
  });

  it('is previewed beside the text, in words for a screen reader too', async () => {
    await at.runByKeys('Tokenwright: Open Card Preview to the Side');
    await expect.poll(() => drawn(at), seen).toMatch(/^Treasure Token/);
    await at.press('Control+1 Control+Home');
    await expect
      .poll(() => drawn(at), seen)
      .toMatch(/^Lantern Keeper\. cost 1, white mana\..*Human Scout\..* 2\/1\.\nVigilance\n/);
  });

  it('is listed in views whose rows are read aloud in full', async () => {
    await at.runByKeys('View: Show Tokenwright');
    const firstRow = async (view: 'Cards' | 'Tokens') => {
      // A view that has no rows yet cannot take the focus.
      await focusView(at, view);
      await at.press('Home ArrowDown');
      return focusedRow(at);
    };
    await expect
      .poll(() => firstRow('Cards'), seen)
      .toBe('Lantern Keeper\n{1}{W}\nCreature — Human Scout\n2/1\nCommon');
    await expect
      .poll(() => firstRow('Tokens'), seen)
      .toMatch(/^Spirit Token\n1\/1 Creature — Spirit · white\nFlying\n1 card\n/);
  });

  it('has its rulebook in the status bar, read aloud too', async () => {
    await at.press('Control+1');
    const status = at.page.locator('[id="status.languageStatus"] a');
    await expect.poll(() => status.getAttribute('aria-label'), seen).toMatch(/magic-2026-09, 1 file of .* checked/);
  });

  it('is printed', async () => {
    await at.press('Control+1');
    await at.runByKeys('Tokenwright: Print Cards…');
    await at.quickPicks.filter({ hasText: 'Save and open the sheets' }).waitFor();
    await at.press('Enter');
    await expect.poll(() => at.quickInput.inputValue(), seen).toMatch(/Cards\.html$/);
    await at.press('Enter');
    await expect.poll(async () => (await at.notices.allTextContents()).join(), seen).toContain('has 5 to print');
    const sheets = readFileSync(`${opened.folder}/Cards.html`, 'utf8');
    for (const name of ['Lantern Keeper', 'Toll of the Bridge']) expect(sheets).toContain(name);
  });

  it('can follow a rules file of one’s own, and a file that is no rulebook changes nothing', async () => {
    const choose = async (name: string) => {
      await at.runByKeys('Tokenwright: Choose Rulebook…');
      await at.quickPicks.filter({ hasText: 'magic-fifth' }).waitFor();
      await at.page.keyboard.insertText('Rules File');
      await at.press('Enter');
      await expect.poll(() => at.quickInput.inputValue(), seen).toContain(opened.folder);
      await at.quickInput.fill(`${opened.folder}/${name}`);
      await at.press('Enter');
    };
    const notices = async () => (await at.notices.allTextContents()).join();
    writeFileSync(`${opened.folder}/diary.txt`, 'Dear diary,\n');
    cpSync('server/rulebooks/magic-2024-06.txt', `${opened.folder}/my-rules.txt`);
    await choose('diary.txt');
    await expect.poll(notices, seen).toContain('diary.txt cannot be used: ');
    expect(existsSync(`${opened.folder}/tokenwright.json`)).toBe(false);
    await choose('my-rules.txt');
    await at.quickPicks.filter({ hasText: 'For This Set' }).waitFor();
    await at.press('Enter');
    await expect.poll(notices, seen).toContain('The rules of this set are now: Magic: The Gathering, June 7, 2024.');
    expect(readFileSync(`${opened.folder}/tokenwright.json`, 'utf8')).toContain('"rulebook": "./my-rules.txt"');
  });
});
