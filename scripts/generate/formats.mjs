// @ts-check
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '../lib/load-ts.mjs';
import { root } from '../lib/run.mjs';

/**
 * @typedef {import('../../server/src/formats/card.js').Format} Format
 * @typedef {import('../../server/src/formats/json/shape.js').JsonShape} Shape
 */

/** The folder with examples: `<id>.<extension>`, or a folder `<id>`. */
export const FIXTURES = 'test/fixtures/formats';

/** The documentation page of the file formats. */
export async function formatsPage() {
  const { formats, shapes } = await loadTypeScript(`
    export { formats } from './server/src/formats/index.js';
    export { shapes } from './server/src/formats/json/shapes/index.js';
  `);
  return pageOf(formats, shapes, fixtures());
}

/**
 * @param {readonly Format[]} formats
 * @param {readonly Shape[]} shapes the JSON shapes
 * @param {readonly string[]} examples paths relative to the fixtures folder
 */
function pageOf(formats, shapes, examples) {
  const formatRows = formats.map(({ id, about, files, comments }) =>
    row([about.title, code(files), about.recognized, about.comments ?? silencing(comments), exampleOf(id, examples)]),
  );
  const shapeRows = shapes.map(({ id, about }) =>
    row([about?.title ?? id, about?.recognized ?? '', exampleOf(id, examples)]),
  );
  return [
    '# File formats',
    '',
    'Findings, hovers, fixes and token lists work directly in these files. A file is recognized by its content; its name only decides',
    'whether it is examined. A file named on the command line is read under any name, if its content is recognized.',
    '[Files of other programs](other-programs.md) says in which folders files are read, and how to convert cards.',
    '',
    '| format | files | recognized | comments that silence rules | example |',
    '|---|---|---|---|---|',
    ...formatRows,
    '',
    'Where a format has no comments, `suppress` in `tokenwright.json` silences rules.',
    '',
    '## Shapes of JSON',
    '',
    'Which program wrote a JSON file follows from the properties of its objects. Draftmancer’s custom cards are read the same way.',
    '',
    '| shape | recognized | example |',
    '|---|---|---|',
    ...shapeRows,
    '',
  ].join('\n');
}

/** The path of the example of a format or shape. @param {string} id @param {readonly string[]} examples */
export function fixtureOf(id, examples) {
  return examples.find((path) => path.startsWith(`${id}.`) || path.startsWith(`${id}/`)) ?? null;
}

/** @returns {string[]} */
function fixtures() {
  const folder = join(root, FIXTURES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** @param {string} id @param {readonly string[]} examples */
function exampleOf(id, examples) {
  const path = fixtureOf(id, examples);
  return path === null ? 'see below' : `[\`${path}\`](../${FIXTURES}/${encodeURI(path)})`;
}

/** @param {Format['comments']} comments */
function silencing(comments) {
  return comments ? code([comments.write('tokenwright-disable-next-line …')]) : 'none';
}

/** @param {readonly string[]} texts */
function code(texts) {
  return texts.map((text) => `\`${text}\``).join(', ');
}

/** @param {readonly string[]} cells */
function row(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
