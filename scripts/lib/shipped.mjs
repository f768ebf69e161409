// @ts-check
/** The bundler options for everything that is shipped: the extension, the language server and the command line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { withoutUnusedTypes } from './unused-types.mjs';
import { withoutComments } from './without-comments.mjs';

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
export const languageServer = 'server/dist/language-server.js';
export const cli = 'server/dist/cli.js';
export const pdf = 'server/dist/pdf.js';
export const spelling = 'server/dist/spelling.js';
export const library = 'server/dist/index.js';

/**
 * The client and the server each run in Node and in a browser, from one bundle: the part specific to one of them is
 * small and is evaluated only there.
 * @type {BuildOptions}
 */
const both = { ...common, conditions: ['node', 'browser'], define: { TOKENWRIGHT_VERSION: JSON.stringify(version) } };
const hashbang = { banner: { js: '#!/usr/bin/env node' } };

/**
 * Code in files of its own, which is loaded only when needed: the PDF code is larger than the rest of the command line,
 * and few sets name a dictionary.
 * @type {import('esbuild').Plugin}
 */
const loadedLater = {
  name: 'loaded-later',
  setup({ onResolve }) {
    onResolve({ filter: /\/render\/pdf\/pdf\.js$/ }, () => ({ path: './pdf.js', external: true }));
    onResolve({ filter: /\/dictionary\/hunspell\.js$/ }, () => ({ path: './spelling.js', external: true }));
  },
};

/**
 * Modules that the language client loads but the extension does not need, with their replacements. The editor itself
 * checks its version against `engines`. Globs are matched only for servers that register for file operations; for such
 * a server the client would log the error.
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

/**
 * Features of the language client for requests that the server does not answer, by module. The client announces and
 * registers nothing for them.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const unusedFeatures = {
  callHierarchy: ['CallHierarchyFeature'],
  colorProvider: ['ColorProviderFeature'],
  declaration: ['DeclarationFeature'],
  fileOperations: ['Create', 'Rename', 'Delete'].flatMap((each) => [
    `Did${each}FilesFeature`,
    `Will${each}FilesFeature`,
  ]),
  implementation: ['ImplementationFeature'],
  inlineValue: ['InlineValueFeature'],
  linkedEditingRange: ['LinkedEditingFeature'],
  signatureHelp: ['SignatureHelpFeature'],
  textDocumentContent: ['TextDocumentContentFeature'],
  typeDefinition: ['TypeDefinitionFeature'],
  typeHierarchy: ['TypeHierarchyFeature'],
};

/** A class of a feature that does nothing. */
const unused =
  "class { fillClientCapabilities() {} initialize() {} getState() { return { kind: 'static' } } clear() {} }";

/** Features of the server library for the same requests: they add methods to a class, or here none. */
const unusedMixins = {
  callHierarchy: ['CallHierarchyFeature'],
  fileOperations: ['FileOperationsFeature'],
  foldingRange: ['FoldingRangeFeature'],
  inlineValue: ['InlineValueFeature'],
  linkedEditingRange: ['LinkedEditingRangeFeature'],
  moniker: ['MonikerFeature'],
  notebook: ['NotebookSyncFeature'],
  textDocumentContent: ['TextDocumentContentFeature'],
  typeHierarchy: ['TypeHierarchyFeature'],
};

/** The messages of these features in the protocol library. Only the name of one is asked for. */
const unusedMessages = new Set([...Object.keys(unusedFeatures), ...Object.keys(unusedMixins)]);
unusedMessages.delete('signatureHelp');
unusedMessages.delete('foldingRange'); // the server answers requests for them, but never asks to refresh them
const messages = "exports.NotebookDocumentSyncRegistrationType = { method: 'notebookDocument/sync' };";

/**
 * Leaves features out of a library of the protocol, and their messages.
 * @param {string} library
 * @param {Readonly<Record<string, readonly string[]>>} features by module
 * @param {string} replacement the code of each feature
 * @returns {import('esbuild').Plugin}
 */
function withoutFeatures(library, features, replacement) {
  const modules = /\/(vscode-language[a-z-]+)\/lib\/common\/(protocol\.)?(\w+)\.js$/;
  return {
    name: 'without-features',
    setup({ onLoad }) {
      onLoad({ filter: /vscode-language/ }, ({ path }) => {
        const [, name, isProtocol, module = ''] = modules.exec(path.replaceAll('\\', '/')) ?? [];
        if (isProtocol) return unusedMessages.has(module) ? { contents: messages } : undefined;
        const names = name === library ? features[module] : undefined;
        return names && { contents: names.map((each) => `exports.${each} = ${replacement};`).join('\n') };
      });
    },
  };
}

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

/**
 * Without what the server library offers to find packages of Node.
 * @type {import('esbuild').Plugin}
 */
const withoutFiles = {
  name: 'without-files',
  setup({ onLoad }) {
    onLoad({ filter: /vscode-languageserver[\\/]lib[\\/]node[\\/]files\.js$/ }, () => ({ contents: '' }));
  },
};

/** @type {BuildOptions[]} */
export const shipped = [
  {
    ...both,
    entryPoints: ['client/src/extension.ts'],
    outfile: client,
    external: ['vscode'],
    plugins: [withoutUnneeded, withoutFeatures('vscode-languageclient', unusedFeatures, unused), withoutUnusedTypes],
  },
  { ...common, ...hashbang, entryPoints: ['server/src/lsp/launch.ts'], outfile: server },
  {
    ...both,
    entryPoints: ['server/src/lsp/main.ts'],
    outfile: languageServer,
    plugins: [
      withoutComments,
      loadedLater,
      withoutFiles,
      withoutFeatures('vscode-languageserver', unusedMixins, '(base) => base'),
      withoutUnusedTypes,
    ],
  },
  {
    ...common,
    ...hashbang,
    entryPoints: ['server/src/cli/main.ts'],
    outfile: cli,
    plugins: [withoutComments, loadedLater],
    external: ['@resvg/resvg-wasm'], // users who want PNGs install it
  },
  { ...common, entryPoints: ['server/src/render/pdf/pdf.ts'], outfile: pdf },
  { ...common, entryPoints: ['server/src/workspace/dictionary/hunspell.ts'], outfile: spelling },
  { ...common, entryPoints: ['server/src/index.ts'], outfile: library, plugins: [withoutComments] },
];
