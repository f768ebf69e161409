// @ts-check
/** Runs other programs: without a shell, and without hiding their output when they fail. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** An error the user can act on: printed as one line, without a stack. */
export class UserError extends Error {}

/**
 * @typedef {object} Showing
 * @property {'live' | 'failure' | 'never'} [show] when to show the program's output: as it comes, only on failure,
 *   or not at all
 * @property {(text: string) => void} [tap] receives the output too
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & Showing} [options]
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 * @throws {UserError} if there is no such program
 */
export function run(command, args, { tap, show = 'live', ...options } = {}) {
  const piped = show !== 'live' || tap !== undefined;
  const child = spawn(command, args, { cwd: root, stdio: piped ? ['inherit', 'pipe', 'pipe'] : 'inherit', ...options });
  let output = '';
  const receive = (/** @type {Buffer} */ data) => {
    const text = data.toString();
    tap?.(text);
    if (show === 'live') process.stdout.write(text);
    else output += text;
  };
  child.stdout?.on('data', receive);
  child.stderr?.on('data', receive);
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new UserError(`cannot run ${command}: ${error.message}`)));
    child.once('close', (code) => {
      if (show === 'failure' && code !== 0) process.stderr.write(output);
      done(code ?? 1);
    });
  });
}

/**
 * Runs a program and throws if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new UserError(`${[command, ...args].join(' ')} ended with exit code ${code}`);
}

/**
 * Runs a script with this Node.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => must(process.execPath, args, options);

/**
 * The command and first arguments that run npm. Under `npm run` this is the npm in use, as a script, because Windows'
 * `npm.cmd` needs a shell and the script does not.
 * @returns {[string, string[]]}
 */
export function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
}

/**
 * Runs npm and throws if it fails.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const [command, first] = npm();
  return must(command, [...first, ...args], options);
}

/**
 * Runs a development tool from node_modules by its package name and throws if it fails.
 * @param {string} name the package, with one command or one of the same name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { command?: string }} [options] `command` names one of several
 */
export function tool(name, args, { command = name, ...options } = {}) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return node([join(folder, typeof bin === 'string' ? bin : bin[command]), ...args], options);
}
