// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm, UserError } from './run.mjs';

/**
 * Installs packages into a folder outside the repository, without running their scripts.
 * @param {string} folder
 * @param {string[]} specs names with versions; if empty, those in the folder's package.json
 * @throws {UserError} with the reason npm gives, as one line
 */
export async function npmInstall(folder, specs) {
  if (specs.length > 0) writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  let output = '';
  const tap = (/** @type {string} */ text) => {
    output += text;
  };
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await runNpm(['install', ...options, ...specs], { cwd: folder, show: 'never', tap });
  } catch {
    const reason = /^npm (?:error|ERR!) (?!code|errno|syscall)(.+)$/m.exec(output)?.[1] ?? 'it does not say why';
    throw new UserError(`npm cannot install ${specs.join(' and ')}: ${reason}`);
  }
}
