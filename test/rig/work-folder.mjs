// @ts-check
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';

/** @returns {string} a temporary folder, removed at exit, with copies of the sets that the editor tests change */
export function workFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-suite-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'examples/ashes-of-kel-doran'), join(folder, 'ashes-of-kel-doran'), { recursive: true });
  cpSync(join(root, 'test/editor/fixture'), join(folder, 'fixture'), { recursive: true });
  return folder;
}
