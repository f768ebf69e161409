// @ts-check
/**
 * `npm start`: installs, builds, packages, prints the command line's output for the example set, and opens it in VS
 * Code. `npm start -- --no-open` stops before that.
 */
// Only Node's own modules may be imported before the packages are installed; other modules are imported when needed.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { supported } from '../test/rig/code-server.mjs';
import { codeCommand } from '../test/rig/desktop.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, root, run, UserError } from './lib/run.mjs';

const example = join(root, 'examples/ashes-of-kel-doran');
const vsix = join(root, 'out/tokenwright.vsix');

try {
  await ensureInstalled();
  await node(['esbuild.mjs'], { show: 'failure' });
  await checkExample();
  const { packageExtension } = await import('./lib/package.mjs');
  await packageExtension(vsix);
  if (!process.argv.includes('--no-open')) await open();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function checkExample() {
  for (const command of ['lint', 'tokens']) {
    console.log(`\n$ tokenwright ${command} examples/ashes-of-kel-doran\n`);
    // The example has findings on purpose, so `lint` exits with 1. Only 2 means that something is broken.
    const code = await run(process.execPath, ['server/dist/cli.js', command, 'examples/ashes-of-kel-doran']);
    if (code > 1) throw new UserError(`tokenwright ${command} ended with exit code ${code}`);
  }
}

async function open() {
  const code = codeCommand();
  if (code) {
    console.log('\nOpening the example set in VS Code.');
    // On Windows the command is a batch file, which only a shell can run.
    const shell = process.platform === 'win32';
    const args = [`--extensionDevelopmentPath=${root}`, example].map((arg) => (shell ? `"${arg}"` : arg));
    spawn(shell ? `"${code}"` : code, args, { shell, stdio: 'inherit' });
  } else if (supported) await serve();
  else console.log(`\nTo see it in VS Code: "Extensions: Install from VSIX…", ${vsix}; then open ${example}`);
}

/** Serves the editor until Ctrl+C. */
async function serve() {
  const { serveEditor } = await import('../test/rig/served-editor.mjs');
  console.log('\nNo `code` command here: VS Code is served to your browser instead.');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));
  const editor = await serveEditor({ vsix });
  const first = readdirSync(example).find((name) => /mistake/i.test(name));
  const file = `vscode-remote://${editor.authority}${join(example, first ?? 'tokenwright.json')}`;
  console.log(`\nOpen  ${editor.page(example, [['openFile', file]])}\nCtrl+C ends it.`);
  await editor.died;
}
