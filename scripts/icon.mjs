// @ts-check
/** Draws images/icon.png from images/icon.svg: the marketplace does not accept SVG. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../test/rig/browser.mjs';
import { root } from './lib/run.mjs';

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 128, height: 128 } });
await page.setContent(`<style>body { margin: 0 }</style>${readFileSync(join(root, 'images/icon.svg'), 'utf8')}`);
await page.screenshot({ path: join(root, 'images/icon.png'), omitBackground: true });
await browser.close();
