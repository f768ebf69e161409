import { execFile } from 'node:child_process';
import { bundled } from '../lsp/support/bundle.js';
import type { CallResult } from '../unit/cli/call.js';

/** Calls the built command line in a folder, without environment variables for colours and repositories. */
export async function callProgram(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CallResult> {
  const program = await bundled('cli');
  const clean = { ...process.env, FORCE_COLOR: '', NO_COLOR: '', GITHUB_WORKSPACE: '' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { cwd, env: { ...clean, ...env }, maxBuffer: 1e8 },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err });
      },
    );
  });
}
