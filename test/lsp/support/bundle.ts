import { chmodSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/** The entry points of the bundled programs. */
const entries = {
  server: 'server/src/lsp/launch.ts',
  'language-server': 'server/src/lsp/main.ts',
  cli: 'server/src/cli/main.ts',
} as const;

/**
 * The path of a bundled program, built if its sources are newer, so that a test can run alone and `npm test` builds
 * once. The bundle is replaced atomically, as other tests may be running it.
 */
export async function bundled(program: keyof typeof entries): Promise<string> {
  if (program === 'server') await bundled('language-server'); // which it runs
  const outfile = join(root, `server/dist/${program}.js`);
  if (modified(outfile) >= newest(join(root, 'server/src'), join(root, 'server/rulebooks'))) return outfile;
  const temporary = `${outfile}.${process.pid}`;
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [entries[program]],
    outfile: temporary,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    loader: { '.txt': 'text' },
    minify: true,
    mainFields: ['module', 'main'],
    conditions: ['node', 'browser'],
    define: { TOKENWRIGHT_VERSION: '"0.0.0-test"' },
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  chmodSync(temporary, 0o755);
  renameSync(temporary, outfile);
  return outfile;
}

function newest(...folders: string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return Math.max(...files.map(modified));
}

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
