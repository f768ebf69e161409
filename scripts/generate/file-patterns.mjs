// @ts-check
import { loadTypeScript } from '../lib/load-ts.mjs';

/**
 * @typedef {object} FilePatterns
 * @property {readonly string[]} others Globs of the files of other programs: those of all formats but plain text, which
 *   the editor knows by their language.
 * @property {readonly string[]} telling Those whose names alone show that a folder contains cards, and the `names` of all
 *   formats. The endings of the others (`.json`, `.txt`) are in every folder, so that the extension would start everywhere.
 */

/** @returns {Promise<FilePatterns>} */
export async function loadFilePatterns() {
  const { formats, plainFiles, formatFor } = await loadTypeScript(`
    export { formats, formatFor } from './server/src/formats/index.js';
    export { plainFiles } from './server/src/formats/plain/plain-format.js';
  `);
  /** @type {string[]} */
  const all = formats.flatMap((/** @type {{ files: readonly string[] }} */ { files }) => files);
  const others = [...new Set(all)].filter((pattern) => !plainFiles.includes(pattern));
  const named = others.flatMap(alternatives).filter((pattern) => formatFor(exampleOf(pattern), '') !== null);
  const names = formats.flatMap((/** @type {{ names?: readonly string[] }} */ { names = [] }) => names);
  return { others, telling: [...new Set([...named, ...names])] };
}

/** The client's copy of the patterns. @param {FilePatterns} patterns */
export function patternsText({ others }) {
  return [
    '// Written by scripts/generate.mjs from the formats of the server.',
    '',
    '/** Globs of the files in which other programs keep cards. */',
    `export const filesOfOthers: readonly string[] = [`,
    ...others.map((pattern) => `  '${pattern}',`),
    '];',
    '',
  ].join('\n');
}

/** A pattern for each choice in its braces, as not every editor has any in what it starts for. @param {string} pattern @returns {string[]} */
function alternatives(pattern) {
  const match = /^(.*)\{([^{}]*)\}(.*)$/.exec(pattern);
  return match ? (match[2] ?? '').split(',').map((choice) => `${match[1]}${choice}${match[3]}`) : [pattern];
}

/** A file that the pattern names. @param {string} pattern */
function exampleOf(pattern) {
  return `/a/${pattern.replace(/^\*\*\//, '').replaceAll('*', 'a')}`;
}
