// @ts-check
/** The type declarations of the npm package: those that `index.d.ts` leads to, and no others. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, tool } from './run.mjs';

const emitted = join(root, 'out/types');
const target = join(root, 'server/dist/types');

/** Writes the declarations to server/dist/types. */
export async function emitTypes() {
  for (const folder of [emitted, target]) rmSync(folder, { recursive: true, force: true });
  await tool('typescript', ['-p', 'server'], { command: 'tsc' });
  for (const file of reachable(join(emitted, 'index.d.ts'))) cpSync(file, join(target, relative(emitted, file)));
}

/**
 * A declaration file, and all that it imports.
 * @param {string} file
 * @param {Set<string>} found
 */
function reachable(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)) {
    reachable(join(dirname(file), `${path}.d.ts`), found);
  }
  return found;
}

if (process.argv[1] === import.meta.filename) await emitTypes();
