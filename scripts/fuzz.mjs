// @ts-check
/**
 * `npm run fuzz`: feeds random input to all readers and to the server, for as long as given (`--seconds=600`). `--soak`
 * uses a single server process and watches its memory and handles (`--soak --seconds=3600`).
 */
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { node, root, run, UserError } from './lib/run.mjs';

const out = join(root, 'out/fuzz/main.mjs');

/** Bundles test/fuzz/main.ts; call this before `fuzz`. */
export async function buildFuzzer() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['test/fuzz/main.ts'],
    outfile: out,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    loader: { '.txt': 'text' },
    sourcemap: 'inline',
    logLevel: 'warning',
  });
}

/**
 * @param {readonly string[]} args arguments for test/fuzz/main.ts
 * @returns {Promise<number>} the exit code
 */
export function fuzz(args) {
  return run(process.execPath, ['--enable-source-maps', out, ...args]);
}

if (process.argv[1] === import.meta.filename) {
  try {
    await ensureInstalled();
    const args = process.argv.slice(2);
    if (args.includes('--soak')) await node(['esbuild.mjs'], { show: 'failure' });
    await buildFuzzer();
    process.exitCode = await fuzz(args.length > 0 ? args : ['--seconds=60', `--seed=${Date.now() % 1e9}`]);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
