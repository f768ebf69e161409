// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { extensionPage } from './extension-page.mjs';
import { publicAddress } from './public-address.mjs';
import { compress, recompress } from './recompress.mjs';
import { root, tool } from './run.mjs';

const readme = { source: 'client/README.md', option: '--readme-path', written: 'out/pages/README.md' };

/** The pages of the extension: the source of each, and the option that packages what is written from it. */
const pages = [readme, { source: 'CHANGELOG.md', option: '--changelog-path', written: 'out/pages/CHANGELOG.md' }];

/**
 * Packages the built extension silently.
 * @param {string} file the .vsix to write, relative to the repository's root
 * @returns {Promise<string>} the packager's output
 */
export async function packageExtension(file) {
  const target = resolve(root, file);
  mkdirSync(dirname(target), { recursive: true });
  let output = '';
  const tap = (/** @type {string} */ text) => {
    output += text;
  };
  const options = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', ...writePages()];
  await tool('@vscode/vsce', ['package', ...options, '--out', target], { command: 'vsce', tap, show: 'failure' });
  await recompress(target);
  return output;
}

/** @type {Promise<string> | undefined} */
let packaged;

/**
 * Packages the built extension into `out` once for all steps of a test run.
 * @returns {Promise<string>} the path of the .vsix
 */
export function packagedExtension() {
  const file = join(root, 'out/tokenwright.vsix');
  packaged ??= packageExtension(file).then(() => file);
  return packaged;
}

/** Writes the pages of the extension. @returns {string[]} the options that package them */
function writePages() {
  const address = publicAddress();
  for (const { source, written } of pages) {
    mkdirSync(dirname(join(root, written)), { recursive: true });
    writeFileSync(join(root, written), extensionPage(source, address));
  }
  return pages.flatMap(({ option, written }) => [option, written]);
}

/** @returns {Promise<string[]>} the files in the extension, as paths with slashes */
export async function filesInExtension() {
  let output = '';
  const tap = (/** @type {string} */ text) => {
    output += text;
  };
  const options = ['--no-dependencies', readme.option, readme.written];
  await tool('@vscode/vsce', ['ls', ...options], { command: 'vsce', tap, show: 'failure' });
  return output.split(/\r?\n/).filter((line) => line.includes('.') || line.startsWith('LICENSE'));
}

/** Pictures in the package: the icon, those of the walkthrough, and those of the extension's page. */
const pictures = /\.(?:png|jpg|svg)$/;

/** The outlines of the font that cards are drawn with, which are part of the server's code. */
const font = 'server/src/render/data/font.json';

/**
 * The size of a package.
 * @param {string} file the .vsix
 * @returns {Promise<{ all: number, lean: number }>} bytes; `lean` is the compressed size without pictures and fonts
 */
export async function sizeOfPackage(file) {
  const packed = readFileSync(file);
  let lean = -(await compress(font, readFileSync(join(root, font)))).length;
  unzipSync(packed, {
    filter: ({ name, size }) => {
      if (!pictures.test(name)) lean += size;
      return false;
    },
  });
  return { all: packed.length, lean };
}
