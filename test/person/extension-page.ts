import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { expect } from 'vitest';
import { extensionPage } from '../../scripts/lib/extension-page.mjs';
import { publicAddress } from '../../scripts/lib/public-address.mjs';
import type { Workbench } from '../rig/workbench.mjs';

/** What a page of the extension shows. */
export interface ShownPage {
  /** The widths of its pictures in pixels, 0 for a picture that is not loaded. */
  readonly pictures: number[];
  /** The targets of its links; null for a link whose target the editor has removed. */
  readonly links: (string | null)[];
  /** How many windows high it is. */
  readonly screens: number;
  /** The number of colors in its blocks of code. */
  readonly colors: number;
}

/** Opens the page of the installed extension. */
export async function openExtensionPage(at: Workbench): Promise<void> {
  await at.command('Extensions: Show Installed Extensions');
  await at.page.locator('.extensions-list .monaco-list-row', { hasText: 'Tokenwright' }).first().click();
  await at.page.locator('.extension-editor .navbar').waitFor();
}

/** Opens one of the tabs of the page. */
export async function openTab(at: Workbench, name: 'Details' | 'Changelog'): Promise<void> {
  await at.page.locator('.extension-editor .navbar').getByText(name, { exact: true }).click();
}

/** Waits until a text is shown on the page, and returns what else is. */
export async function shownPage(at: Workbench, text: string): Promise<ShownPage> {
  let found: Frame | undefined;
  await expect
    .poll(
      async () => {
        for (const frame of at.page.frames().slice(1)) {
          const has = await frame
            .locator('body', { hasText: text })
            .count()
            .catch(() => 0);
          if (has > 0) found = frame;
        }
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await found!.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return found!.evaluate(() => ({
    pictures: [...document.images].map(({ naturalWidth }) => naturalWidth),
    links: [...document.querySelectorAll('body > :not(#scroll-to-top) a')].map((link) => link.getAttribute('href')),
    screens: document.documentElement.scrollHeight / window.outerHeight,
    colors: new Set([...document.querySelectorAll('pre span')].map((word) => getComputedStyle(word).color)).size,
  }));
}

/** Gives the installed extension the page that it has with a public address, whose pictures come from this repository. */
export async function publish(at: Workbench, home: string): Promise<void> {
  const address = publicAddress({ repository: 'https://github.com/example/cards' });
  const [folder = ''] = readdirSync(join(home, 'extensions')).filter((name) => name.startsWith('tokenwright'));
  writeFileSync(join(home, 'extensions', folder, 'readme.md'), extensionPage('client/README.md', address));
  await at.page.route(`${address!.picture('')}**`, (route) => {
    const path = route.request().url().slice(address!.picture('').length);
    return route.fulfill({ body: readFileSync(path), contentType: 'image/jpeg' });
  });
}
