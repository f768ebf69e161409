// @ts-check
/**
 * Bundles all programs: the extension, the language server, the command line, and the test suites for the editor.
 * `--watch` rebuilds on changes, without minifying and with source maps.
 */
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { cli, client, common, languageServer, pdf, server, shipped, spelling } from './scripts/lib/shipped.mjs';
import { shortenNames } from './scripts/lib/short-names.mjs';

const watch = process.argv.includes('--watch');

/**
 * The maximum compressed size of the extension's code, in bytes. The goal for the package is 500 KB without its font; the
 * grammar of whole cards has made it larger.
 */
const budget = 730_000;

const debugging = { minify: !watch, sourcemap: watch };

/** @type {esbuild.BuildOptions[]} */
const bundles = [
  ...shipped.map((bundle) => ({ ...bundle, ...debugging })),
  ...['suite', 'self'].map((name) => suite(`test/editor/${name}`, `out/editor/${name}`)),
  {
    ...common,
    platform: 'browser',
    entryPoints: ['test/web/suite.ts'],
    outfile: 'out/web/suite.js',
    external: ['vscode'],
    alias: { 'node:assert/strict': './test/web/assert.ts', 'node:timers/promises': './test/web/timers.ts' },
    // Mocha would mistake the bundle's exports for its own.
    define: { exports: 'undefined', module: 'undefined', define: 'undefined', global: 'globalThis' },
    minify: false,
    sourcemap: false,
  },
];

/**
 * @param {string} folder its tests, each of which is bundled to a separate file
 * @param {string} outdir
 * @returns {esbuild.BuildOptions}
 */
function suite(folder, outdir) {
  const entryPoints = readdirSync(folder).map((name) => join(folder, name));
  return { ...common, entryPoints, outdir, packages: 'external', minify: false, sourcemap: false };
}

if (watch) {
  for (const bundle of bundles) await (await esbuild.context({ ...bundle, logLevel: 'info' })).watch();
} else {
  rmSync('out/editor', { recursive: true, force: true }); // the suite runs every file in this folder
  // esbuild has already printed the errors.
  await Promise.all(bundles.map((bundle) => esbuild.build(bundle))).catch(() => process.exit(1));
  for (const file of [client, languageServer]) await shortenNames(file);
  for (const file of [server, cli]) chmodSync(file, 0o755);
  const shipped = [client, server, languageServer, spelling].reduce((sum, file) => sum + weigh(file), 0);
  for (const file of [cli, pdf]) weigh(file);
  if (shipped > budget) {
    console.error(`The extension's code weighs ${shipped} bytes compressed, more than the ${budget} it may.`);
    process.exitCode = 1;
  }
}

/** @param {string} file @returns {number} compressed bytes */
function weigh(file) {
  const content = readFileSync(file);
  const compressed = gzipSync(content).length;
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;
  console.log(`${file.padEnd(30)}${kilobytes(content.length)}${kilobytes(compressed)} compressed`);
  return compressed;
}
