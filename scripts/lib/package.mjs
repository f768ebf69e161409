// @ts-check
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deflateSync, unzipSync } from 'fflate';
import { root, tool } from './run.mjs';

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
  const options = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];
  await tool('@vscode/vsce', ['package', ...options, '--out', target], { command: 'vsce', tap, show: 'failure' });
  return output;
}

/** @returns {Promise<string[]>} the files in the extension, as paths with slashes */
export async function filesInExtension() {
  let output = '';
  const tap = (/** @type {string} */ text) => {
    output += text;
  };
  await tool('@vscode/vsce', ['ls', '--no-dependencies'], { command: 'vsce', tap, show: 'failure' });
  return output.split(/\r?\n/).filter((line) => line.includes('.') || line.startsWith('LICENSE'));
}

/** The folder of the marketplace page's pictures, relative to the extension's folder. */
const pictures = 'images/readme';

/** The outlines of the font that cards are drawn with, which are part of the server's code. */
const font = 'server/src/render/data/font.json';

/**
 * The size of a package.
 * @param {string} file the .vsix
 * @returns {{ all: number, lean: number }} bytes; `lean` is the compressed size without pictures and fonts
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
