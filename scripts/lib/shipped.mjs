// @ts-check
/** The bundler options for everything that is shipped: the extension, the language server and the command line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @type {BuildOptions} */
export const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  mainFields: ['module', 'main'], // jsonc-parser's `main` cannot be bundled
  loader: { '.txt': 'text' },
  minify: true,
  legalComments: 'none', // THIRD-PARTY-NOTICES.md contains all of them
  logLevel: 'warning',
};

export const client = 'client/dist/extension.js';
export const server = 'server/dist/server.js';
export const cli = 'server/dist/cli.js';
export const pdf = 'server/dist/pdf.js';
export const library = 'server/dist/index.js';

/**
 * The client and the server each run in Node and in a browser, from one bundle: the part specific to one of them is
 * small and is evaluated only there.
 * @type {BuildOptions}
 */
const both = { ...common, conditions: ['node', 'browser'], define: { TOKENWRIGHT_VERSION: JSON.stringify(version) } };
const hashbang = { banner: { js: '#!/usr/bin/env node' } };

/**
 * The PDF code is larger than the rest of the command line, which loads it only when needed.
 * @type {import('esbuild').Plugin}
 */
const pdfApart = {
  name: 'pdf-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/render\/pdf\/pdf\.js$/ }, () => ({ path: './pdf.js', external: true }));
  },
};

/**
 * Modules that the language client loads but the extension does not need, with their replacements. The editor itself
 * checks its version against `engines`. Globs are matched only for servers that register for file operations; for such
 * a server the client would log the error. Without notebooks, the client announces no capability for them.
 * @type {Readonly<Record<string, string>>}
 */
const unneeded = {
  'semver/functions/parse': 'module.exports = (version) => ({ version, prerelease: [] });',
  'semver/functions/satisfies': 'module.exports = () => true;',
  minimatch: 'exports.Minimatch = class { constructor() { throw new Error("minimatch is not part of the bundle"); } };',
  './notebook': `
    const never = () => ({ dispose() {} });
    exports.NotebookDocumentSyncFeature = class {
      static CellScheme = 'vscode-notebook-cell';
      registrationType = { method: 'notebookDocument/sync' };
      onOpenNotificationSent = never;
      onChangeNotificationSent = never;
      onSaveNotificationSent = never;
      onCloseNotificationSent = never;
      getState() { return { kind: 'static' }; }
      handles() { return false; }
      fillClientCapabilities() {}
      initialize() {}
      register() {}
      unregister() {}
      clear() {}
    };
  `,
};

/** @type {import('esbuild').Plugin} */
const withoutUnneeded = {
  name: 'without-unneeded',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:semver\/functions\/\w+|minimatch|\.\/notebook)$/ }, ({ path, importer }) =>
      Object.hasOwn(unneeded, path) && importer.includes('vscode-languageclient')
        ? { path, namespace: 'unneeded' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unneeded' }, ({ path }) => ({ contents: unneeded[path] ?? '' }));
  },
};

/** @type {BuildOptions[]} */
export const shipped = [
  {
    ...both,
    entryPoints: ['client/src/extension.ts'],
    outfile: client,
    external: ['vscode'],
    plugins: [withoutUnneeded],
  },
  { ...both, ...hashbang, entryPoints: ['server/src/lsp/main.ts'], outfile: server },
  {
    ...common,
    ...hashbang,
    entryPoints: ['server/src/cli/main.ts'],
    outfile: cli,
    plugins: [pdfApart],
    external: ['@resvg/resvg-wasm'], // users who want PNGs install it
  },
  { ...common, entryPoints: ['server/src/render/pdf/pdf.ts'], outfile: pdf },
  { ...common, entryPoints: ['server/src/index.ts'], outfile: library },
];
