import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { resolvePath } from '../workspace/paths.js';
import { type Terminal, UsageError } from './terminal.js';

/**
 * Writes a result where the call wants it: to a file, which is either the old one or the whole new one at any moment,
 * or to standard output.
 * @throws {UsageError} where the file cannot be written
 */
export async function writeResult(result: string, file: string | undefined, terminal: Terminal): Promise<void> {
  if (file === undefined) return terminal.out(result);
  const path = resolvePath(terminal.folder, file);
  const beside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeFile(beside, result);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw new UsageError(`--output ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
