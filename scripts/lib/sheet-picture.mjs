// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Photographs a page of the tokens that an example set makes, as the built command line prints them.
 * @param {import('playwright-core').Browser} browser
 * @param {string} set the folder of the set
 * @param {string} path where the picture goes
 */
export async function photographSheet(browser, set, path) {
  const options = ['--format', 'html', '--copies', 'one', '--one-sided'];
  const args = [join(root, 'server/dist/cli.js'), 'tokens', set, ...options];
  const html = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const page = await browser.newPage({ viewport: { width: 860, height: 1200 } });
  await page.setContent(html);
  // The first page has little colour in it. Two of its three rows show what a sheet is.
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('body > div').nth(1).boundingBox()) ?? {};
  const clip = { x, y, width, height: height * 0.66 };
  await page.screenshot({ path, type: 'jpeg', quality: 80, clip, fullPage: true });
  await page.close();
}
