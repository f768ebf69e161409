// @ts-check
/** Finds a Chrome or Chromium to drive the served editor: an installed one, one from npm, or Debian's. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { cached } from '../../scripts/lib/cache.mjs';
import { npmInstall } from '../../scripts/lib/npm-install.mjs';
import { must, node, UserError } from '../../scripts/lib/run.mjs';

const packaged = { name: '@sparticuz/chromium', version: '153.0.0' };

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const base = process.env[name];
    return base ? [join(base, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

const flags = [
  '--no-sandbox', // only our own editor is opened; there is no sandbox for root in a container
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @typedef {{ executablePath: string, env?: Record<string, string> }} Browser */

/**
 * Starts an available browser without a window.
 * @returns {Promise<import('playwright-core').Browser>}
 * @throws {UserError} if there is none and none can be installed
 */
export async function launchBrowser() {
  const { executablePath, env = {} } = await findBrowser();
  const environment = /** @type {Record<string, string>} */ ({ ...process.env, ...env });
  return chromium.launch({ executablePath, args: flags, env: environment });
}

/** @returns {Promise<Browser>} */
async function findBrowser() {
  const named = process.env.CHROME || process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return { executablePath: named };
    throw new UserError(`the browser ${named} named by CHROME or CHROMIUM does not exist`);
  }
  const path = onMachine();
  if (path) return { executablePath: path };
  const reasons = [];
  for (const source of [fromNpm, fromDebian]) {
    try {
      return await source();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message.split('\n')[0] : String(error));
    }
  }
  throw new UserError(`no Chrome or Chromium found (set CHROME=/path/to/chrome); ${reasons.join('; ')}`);
}

/** @returns {string | undefined} */
function onMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...commands.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(existsSync);
}

/** @returns {Promise<Browser>} */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new UserError('the one from npm is for Linux x64');
  const folder = await cached(`chromium-${packaged.version}`, unpack);
  const executablePath = join(folder, 'chromium');
  /** @type {Record<string, string>} */
  const env = {};
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = fontSettings(folder);
  if (!starts(executablePath, env)) env.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  if (!starts(executablePath, env)) throw new UserError('the one from npm does not start here');
  return { executablePath, env };
}

/**
 * The package unpacks itself to the folder for temporary files; it includes the libraries it needs only if it believes
 * to run on a bare machine such as AWS Lambda.
 * @param {string} folder
 */
async function unpack(folder) {
  console.log(`Putting a Chromium (${packaged.name} ${packaged.version}) into the cache, once.`);
  const source = join(folder, 'package');
  mkdirSync(source);
  await npmInstall(source, [`${packaged.name}@${packaged.version}`]);
  const script = `import chromium from '${packaged.name}'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await node(['--input-type=module', '--eval', script], { cwd: source, env, show: 'failure' });
  rmSync(source, { recursive: true });
}

/** @param {string} folder @returns {string} a fontconfig file for a machine without fonts */
function fontSettings(folder) {
  const file = join(folder, 'fonts.conf');
  const cache = join(folder, 'font-cache');
  const text = `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${cache}</cachedir></fontconfig>\n`;
  writeFileSync(file, `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n${text}`);
  return file;
}

/** @param {string} executable @param {Record<string, string>} env */
function starts(executable, env) {
  try {
    execFileSync(executable, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<Browser>} */
async function fromDebian() {
  const root = process.getuid?.() === 0;
  if (!process.env.CI || !root || !existsSync('/usr/bin/apt-get')) {
    throw new UserError("Debian's is installed only when CI=true and the user is root");
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await must('apt-get', ['update', '-qq'], { env, show: 'failure' });
  await must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, show: 'failure' });
  return { executablePath: '/usr/bin/chromium' };
}
