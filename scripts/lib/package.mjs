// @ts-check
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deflateSync, unzipSync } from 'fflate';
import { root, tool } from './run.mjs';

/**
 * Package what is built, silently.
 * @param {string} file the .vsix to write, from the repository's root
 * @returns {Promise<string>} what the packager said
 */
export async function packageExtension(file) {
  const target = resolve(root, file);
  mkdirSync(dirname(target), { recursive: true });
  let said = '';
  const tap = (/** @type {string} */ text) => {
    said += text;
  };
  const options = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];
  await tool('@vscode/vsce', ['package', ...options, '--out', target], { command: 'vsce', tap, show: 'failure' });
  return said;
}

/** @returns {Promise<string[]>} the files that the extension is made of, as paths with slashes */
export async function filesInExtension() {
  let said = '';
  const tap = (/** @type {string} */ text) => {
    said += text;
  };
  await tool('@vscode/vsce', ['ls', '--no-dependencies'], { command: 'vsce', tap, show: 'failure' });
  return said.split(/\r?\n/).filter((line) => line.includes('.') || line.startsWith('LICENSE'));
}

/** Where the pictures of the page in the marketplace are, from the extension's folder. */
const pictures = 'images/readme';

/** The outlines of the font that cards are drawn with; they are part of the server's code. */
const font = 'server/src/render/data/font.json';

/**
 * How large a package is.
 * @param {string} file the .vsix
 * @returns {{ all: number, lean: number }} bytes; `lean` is without pictures and fonts, as the rest is packed
 */
export function sizeOfPackage(file) {
  const packed = readFileSync(file);
  let lean = -deflateSync(readFileSync(join(root, font))).length;
  unzipSync(packed, {
    filter: ({ name, size }) => {
      if (!name.startsWith(`extension/${pictures}/`)) lean += size;
      return false;
    },
  });
  return { all: packed.length, lean };
}
