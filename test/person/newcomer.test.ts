import { afterAll, afterEach, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { Workbench } from '../rig/workbench.mjs';
import { openExtensionPage, openTab, publish, shownPage } from './extension-page.js';
import { type OpenWorkbench, openWorkbench } from './workbench.js';

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
