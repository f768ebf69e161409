// @ts-check
/** Running other programs: no shell, no output hidden on failure, nothing left behind. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure the person at the terminal can act on: printed as one line, without a stack. */
export class Plain extends Error {}

/**
 * @typedef {object} Showing
 * @property {'live' | 'failure' | 'never'} [show] when the program's output is shown: as it comes, only where it fails,
 *   or not at all
 * @property {(text: string) => void} [tap] receives the output too
 */

/**
 * Run a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & Showing} [options]
 * @returns {Promise<number>} its exit code; 1 where a signal ended it
 * @throws {Plain} where there is no such program
 */
export function run(command, args, { tap, show = 'live', ...options } = {}) {
  const piped = show !== 'live' || tap !== undefined;
  const child = spawn(command, args, { cwd: root, stdio: piped ? ['inherit', 'pipe', 'pipe'] : 'inherit', ...options });
  let held = '';
  const receive = (/** @type {Buffer} */ data) => {
    const text = data.toString();
    tap?.(text);
    if (show === 'live') process.stdout.write(text);
    else held += text;
  };
  child.stdout?.on('data', receive);
  child.stderr?.on('data', receive);
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new Plain(`cannot run ${command}: ${error.message}`)));
    child.once('close', (code) => {
      if (show === 'failure' && code !== 0) process.stderr.write(held);
      done(code ?? 1);
    });
  });
}

/**
 * The same, where anything but success is an error.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Plain(`${[command, ...args].join(' ')} ended with exit code ${code}`);
}

/**
 * Run a script with this Node.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => must(process.execPath, args, options);

/**
 * The command and first arguments that run npm. Under `npm run` that is the very npm in use, as a script: Windows'
 * `npm.cmd` needs a shell, the script does not.
 * @returns {[string, string[]]}
 */
export function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
}

/**
 * Run npm; anything but success is an error.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const [command, first] = npm();
  return must(command, [...first, ...args], options);
}

/**
 * Run a development tool from node_modules by the name of its package; anything but success is an error.
 * @param {string} name the package, which must have one command or one of its own name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { command?: string }} [options] `command` names one of several
 */
export function tool(name, args, { command = name, ...options } = {}) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return node([join(folder, typeof bin === 'string' ? bin : bin[command]), ...args], options);
}
