// @ts-check
/** Runs the suite of test/editor in the desktop VS Code, if it is installed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeExecutable } from '../../test/rig/desktop.mjs';
import { workFolder } from '../../test/rig/work-folder.mjs';
import { skipped } from '../lib/counts.mjs';
import { root, UserError } from '../lib/run.mjs';

/** @returns {Promise<import('../lib/counts.mjs').Counts>} */
export async function run() {
  const vscodeExecutablePath = codeExecutable();
  if (!vscodeExecutablePath) {
    return skipped('no desktop VS Code found (set VSCODE_EXECUTABLE to the program itself, not its wrapper script)');
  }
  if (!existsSync(vscodeExecutablePath))
    throw new UserError(`VSCODE_EXECUTABLE=${vscodeExecutablePath} does not exist`);
  const { runTests } = await import('@vscode/test-electron');
  const folder = workFolder();
  const counts = join(root, 'out/desktop-counts.json');
  rmSync(counts, { force: true });
  const launchArgs = [folder, '--disable-extensions', '--disable-workspace-trust', '--skip-welcome'];
  if (process.getuid?.() === 0) launchArgs.push('--no-sandbox', `--user-data-dir=${join(folder, '.user')}`);
  // A failing suite ends with an error; its counts are more informative.
  const failure = await runTests({
    vscodeExecutablePath,
    extensionDevelopmentPath: root,
    extensionTestsPath: join(root, 'out/editor/suite/index.js'),
    extensionTestsEnv: { TOKENWRIGHT_COUNTS: counts },
    launchArgs,
  }).then(
    () => undefined,
    (/** @type {Error} */ error) => error,
  );
  if (!existsSync(counts)) throw new UserError(`the desktop VS Code ran no test: ${failure?.message ?? 'no result'}`);
  return JSON.parse(readFileSync(counts, 'utf8'));
}
