// @ts-check
/** The measuring programs, which are bundled and run in separate processes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, run, UserError } from '../lib/run.mjs';

const out = join(root, 'out/bench');

/** The corpora to measure with, if they exist; TOKENWRIGHT_CORPORA names their parent folder. */
export const corpora = join(process.env.TOKENWRIGHT_CORPORA ?? join(root, '../shared'), 'corpus');
export const official = join(corpora, 'official.jsonl');
export const homebrew = join(corpora, 'homebrew.jsonl');
export const haveCorpora = existsSync(official) && existsSync(homebrew);

/** The language server as shipped. */
export const server = join(root, 'server/dist/server.js');
export const bareServers = {
  bundled: join(out, 'bare-server.mjs'),
  installed: join(out, 'installed.mjs'),
};

/** Builds all programs. */
export async function build() {
  await node(['esbuild.mjs'], { show: 'failure' });
  const esbuild = await import('esbuild');
  /** @type {import('esbuild').BuildOptions} */
  const common = {
    absWorkingDir: root,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    loader: { '.txt': 'text' },
    logLevel: 'warning',
  };
  const programs = ['throughput', 'reading', 'large-files', 'keystrokes', 'workspace', 'growth', 'reference'];
  await esbuild.build({
    ...common,
    entryPoints: programs.map((name) => `test/bench/${name}.ts`),
    outdir: out,
    bundle: true,
    packages: 'external',
    minify: true,
  });
  const bare = { ...common, entryPoints: ['test/bench/bare-server.ts'] };
  const require = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  const banner = { js: require };
  await esbuild.build({ ...bare, outdir: out, bundle: true, mainFields: ['module', 'main'], minify: true, banner });
  await esbuild.build({ ...bare, outfile: bareServers.installed });
}

/**
 * Runs one of the programs and parses the figures it prints.
 * @param {string} name
 * @param {readonly string[]} [args]
 * @returns {Promise<any>}
 */
export function figures(name, args = []) {
  return printed(['--expose-gc', join(out, `${name}.mjs`), ...args]);
}

/**
 * Parses the JSON that a script prints.
 * @param {string[]} args for Node
 * @returns {Promise<any>}
 */
export async function printed(args) {
  let output = '';
  const code = await run(process.execPath, args, { show: 'failure', tap: (text) => (output += text) });
  if (code !== 0) throw new UserError(`${args.find((arg) => !arg.startsWith('-'))} ended with exit code ${code}`);
  return JSON.parse(output);
}
