// @ts-check
import { build } from 'esbuild';
import { root } from './run.mjs';

/**
 * Imports TypeScript source, bundled with its imports.
 * @param {string} contents its imports are relative to the repository's root
 * @returns {Promise<any>}
 */
export async function loadTypeScript(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    loader: { '.txt': 'text' },
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
