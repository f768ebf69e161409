// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';

/**
 * Takes a screenshot of a print sheet with the tokens of an example set, made by the built command line.
 * @param {import('playwright-core').Browser} browser
 * @param {string} set the folder of the set
 * @param {string} path the file to write
 */
export async function photographSheet(browser, set, path) {
  const options = ['--format', 'html', '--copies', 'one', '--one-sided'];
  const args = [join(root, 'server/dist/cli.js'), 'tokens', set, ...options];
  const html = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const page = await browser.newPage({ viewport: { width: 860, height: 1200 } });
  await page.setContent(html);
  // The second page is more colourful than the first. Two of its three rows are enough.
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('body > div').nth(1).boundingBox()) ?? {};
  const clip = { x, y, width, height: height * 0.66 };
  await page.screenshot({ path, type: 'jpeg', quality: 80, clip, fullPage: true });
  await page.close();
}
