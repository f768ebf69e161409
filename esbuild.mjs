// @ts-check
/**
 * Bundles everything that runs: the extension, the language server, the command line, and the suites for the editor.
 * `--watch` keeps at it, readable and with source maps.
 */
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const watch = process.argv.includes('--watch');

/** What the extension's code may weigh compressed, in bytes: most of the 500 KB that the whole extension may. */
const budget = 450_000;

/** @type {esbuild.BuildOptions} */
const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  mainFields: ['module', 'main'], // what jsonc-parser offers as `main` cannot be bundled
  loader: { '.txt': 'text' },
  minify: !watch,
  sourcemap: watch,
  legalComments: 'none',
  logLevel: 'warning',
};
const client = 'client/dist/extension.js';
const server = 'server/dist/server.js';
const cli = 'server/dist/cli.js';
const pdf = 'server/dist/pdf.js';
const pages = 'server/docs/rules';

/**
 * The client and the server run in Node and in a browser, from one file each: what one of them has alone is a small part,
 * is bundled all the same, and is loaded only there.
 * @type {esbuild.BuildOptions}
 */
const both = { ...common, conditions: ['node', 'browser'], define: { TOKENWRIGHT_VERSION: JSON.stringify(version) } };
const hashbang = { banner: { js: '#!/usr/bin/env node' } };

/**
 * What writes PDF is larger than all the rest of the command line, which loads it only when a PDF is wanted.
 * @type {esbuild.Plugin}
 */
const pdfApart = {
  name: 'pdf-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/render\/pdf\/pdf\.js$/ }, () => ({ path: './pdf.js', external: true }));
  },
};

/** @type {esbuild.BuildOptions[]} */
const bundles = [
  { ...both, entryPoints: ['client/src/extension.ts'], outfile: client, external: ['vscode'] },
  { ...both, ...hashbang, entryPoints: ['server/src/lsp/main.ts'], outfile: server },
  { ...common, ...hashbang, entryPoints: ['server/src/cli/main.ts'], outfile: cli, plugins: [pdfApart] },
  { ...common, entryPoints: ['server/src/render/pdf/pdf.ts'], outfile: pdf },
  ...['suite', 'self'].map((name) => suite(`test/editor/${name}`, `out/editor/${name}`)),
  {
    ...common,
    platform: 'browser',
    entryPoints: ['test/web/suite.ts'],
    outfile: 'out/web/suite.js',
    external: ['vscode'],
    alias: { 'node:assert/strict': './test/web/assert.ts', 'node:timers/promises': './test/web/timers.ts' },
    // Mocha would take the bundle's own exports for its own.
    define: { exports: 'undefined', module: 'undefined', define: 'undefined', global: 'globalThis' },
    minify: false,
    sourcemap: false,
  },
];

/**
 * @param {string} folder its tests, each of which becomes a file of its own
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
  rmSync('out/editor', { recursive: true, force: true }); // a suite runs every file it finds there
  // A bundle that fails has said why by itself.
  await Promise.all(bundles.map((bundle) => esbuild.build(bundle))).catch(() => process.exit(1));
  for (const file of [server, cli]) chmodSync(file, 0o755);
  packPages();
  const sizes = [client, server, cli, pdf].map((file) => weigh(file));
  const shipped = (sizes[0] ?? 0) + (sizes[1] ?? 0);
  if (shipped > budget) {
    console.error(`The extension's code weighs ${shipped} bytes compressed, more than the ${budget} it may.`);
    process.exitCode = 1;
  }
}

/** The pages of the lint rules as one file, for the extension: packed one by one they take three times the room. */
function packPages() {
  const names = readdirSync(pages);
  const packed = Object.fromEntries(names.map((name) => [name, readFileSync(join(pages, name), 'utf8')]));
  writeFileSync('client/dist/rule-pages.json', JSON.stringify(packed));
}

/** @param {string} file @returns {number} compressed bytes */
function weigh(file) {
  const content = readFileSync(file);
  const compressed = gzipSync(content).length;
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;
  console.log(`${file.padEnd(26)}${kilobytes(content.length)}${kilobytes(compressed)} compressed`);
  return compressed;
}
