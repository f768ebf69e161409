// @ts-check
/** Starts the served editor with separate settings, extensions and home folder, and cleans up afterwards. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { must, UserError } from '../../scripts/lib/run.mjs';
import { codeServer } from './code-server.mjs';

const quietSettings = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.colorTheme': 'Default Dark Modern',
  'telemetry.telemetryLevel': 'off',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'chat.disableAIFeatures': true,
};

const options = [
  ['--auth', 'none'],
  ['--disable-telemetry', '--disable-update-check', '--disable-getting-started-override', '--ignore-last-opened'],
].flat();

/** Lets a page run a test suite and receive its result; also hides notifications. */
const driver = ['--vscode-option', 'enable-smoke-test-driver'];

/**
 * @typedef {object} ServedEditor
 * @property {string} authority host and port
 * @property {string} home `~the home folder, removed with the editor; paths in it are shown with `~`~`
 * @property {string} address the URL without a folder
 * @property {(folder: string, payload?: [string, string][]) => string} page the URL that opens a folder
 * @property {Promise<never>} died rejects if the server ends by itself
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} [options]
 * @param {string} [options.vsix] an extension to install first
 * @param {Record<string, unknown>} [options.settings] user settings in addition to the default quiet ones
 * @param {boolean} [options.suites] whether pages can run test suites
 * @param {string} [options.preload] a module to preload in every process of the editor, including extension hosts
 * @param {Record<string, string>} [options.variables] environment variables of these processes
 * @param {boolean} [options.trust] false: ask whether a folder is trusted, as the desktop editor does
 * @returns {Promise<ServedEditor>}
 * @throws {UserError} if it is not available or does not start
 */
export async function serveEditor({ vsix, settings = {}, suites = false, preload, variables = {}, trust = true } = {}) {
  const { node, entry } = await codeServer();
  const home = mkdtempSync(join(tmpdir(), 'tokenwright-editor-'));
  const remove = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const base = [entry, ...prepare(home, settings)];
  const env = environment(home);
  if (vsix) await must(node, [...base, '--install-extension', vsix, '--force'], { env, show: 'failure' });

  const port = await freePort();
  const authority = `127.0.0.1:${port}`;
  const trusting = trust ? ['--disable-workspace-trust'] : [];
  const first = preload ? ['--import', pathToFileURL(preload).href] : [];
  const flags = [...options, ...(suites ? driver : []), ...trusting, '--bind-addr', authority];
  const child = spawn(node, [...first, ...base, ...flags], {
    env: { ...env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a separate process group, so that every process it starts can be ended with it
  });
  const kill = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {} // gone already
  };
  const reap = () => kill('SIGKILL');
  process.once('exit', reap);
  // A signal would end this process without its `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const died = gone.then(() => Promise.reject(new UserError(`the served editor ended by itself:\n${output}`)));
  died.catch(() => {});

  const stop = async () => {
    kill('SIGTERM');
    await Promise.race([gone, sleep(1500)]);
    reap();
    remove();
    process.off('exit', reap);
    process.off('exit', remove);
  };
  const address = `http://${authority}/`;
  try {
    await Promise.race([died, answers(`${address}healthz`)]);
  } catch (error) {
    await stop();
    throw error;
  }
  const page = (/** @type {string} */ folder, /** @type {[string, string][]} */ payload = []) =>
    `${address}?${new URLSearchParams({ folder, payload: JSON.stringify(payload) })}`;
  return { authority, home, address, page, died, stop };
}

/**
 * @param {string} home
 * @param {Record<string, unknown>} settings
 * @returns {string[]} the arguments that put everything under `home`
 */
function prepare(home, settings) {
  const data = join(home, 'data');
  const config = join(home, 'config.yaml');
  mkdirSync(join(data, 'User'), { recursive: true });
  writeFileSync(config, 'auth: none\ncert: false\n');
  writeFileSync(join(data, 'User/settings.json'), JSON.stringify({ ...quietSettings, ...settings }));
  return ['--user-data-dir', data, '--extensions-dir', join(home, 'extensions'), '--config', config];
}

/** @param {string} home @returns {NodeJS.ProcessEnv} without gallery or variables of an outer editor */
function environment(home) {
  const { PORT, PASSWORD, VSCODE_IPC_HOOK_CLI, ...env } = process.env;
  const folders = { XDG_DATA_HOME: join(home, 'share'), XDG_CONFIG_HOME: join(home, 'config') };
  return { ...env, ...folders, HOME: home, EXTENSIONS_GALLERY: '{}' };
}

/** @returns {Promise<number>} an unused local port */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} url */
async function answers(url) {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {} // not listening yet
    await sleep(200);
  }
  throw new UserError('the served editor did not answer within a minute');
}
