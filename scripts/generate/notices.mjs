// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';
import { shipped } from '../lib/shipped.mjs';

/** @typedef {{ name: string, version: string, license: string, text: string }} Package */

/** Licence texts, from their repositories, of packages that do not include one. */
const ownTexts = join(root, 'scripts/generate/licences');

const head = `# Third-party notices

Tokenwright is bundled with parts of the packages below, each under its own licence. The outlines that cards are drawn with
are in \`NOTICE.md\`.
`;

/**
 * The notices that the licences of bundled packages require: every package with code in a shipped file, and its
 * licence. Equal texts are listed once.
 * @returns {Promise<string>}
 */
export async function noticesText() {
  const packages = await bundledPackages();
  const names = new Map();
  for (const { name, text } of packages) names.set(text, new Set([...(names.get(text) ?? []), name]));
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const texts = [...names].map(([text, all]) => `## ${[...all].join(', ')}\n\n${text.replace(/^(?=.)/gm, '    ')}\n`);
  return [head, `| package | version | licence |\n|---|---|---|\n${rows.join('\n')}\n`, ...texts].join('\n');
}

/** @returns {Promise<Package[]>} sorted by name and version, without duplicates */
export async function bundledPackages() {
  const folders = new Set();
  for (const options of shipped) {
    const { metafile } = await build({ ...options, write: false, metafile: true });
    for (const { inputs } of Object.values(metafile.outputs)) {
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
        if (folder !== undefined && bytesInOutput > 0) folders.add(folder);
      }
    }
  }
  const packages = [...folders].map(readPackage);
  const key = (/** @type {Package} */ { name, version }) => `${name} ${version}`;
  const unique = new Map(packages.map((each) => [key(each), each]));
  return [...unique.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** @param {string} folder from the root @returns {Package} */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const own = join(ownTexts, `${name}.txt`);
  const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e(?:\.|$)/i.test(each));
  if (file === undefined && !existsSync(own)) {
    throw new Error(
      `${folder} has no licence text: put that of its repository at scripts/generate/licences/${name}.txt`,
    );
  }
  const text = readFileSync(file === undefined ? own : join(root, folder, file), 'utf8');
  return { name, version, license: String(license), text: text.replaceAll('\r\n', '\n').trim() };
}
