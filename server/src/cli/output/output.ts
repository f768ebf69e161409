import { writeAtomically } from '../../disk/atomic-write.js';
import { reasonOf } from '../../workspace/file-system.js';
import { resolvePath } from '../../workspace/paths.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';

/**
 * Writes a result to the given file or to standard output. The file is replaced atomically.
 * @throws {UsageError} if the file cannot be written
 */
export async function writeResult(
  result: string | Uint8Array,
  file: string | undefined,
  terminal: Terminal,
): Promise<void> {
  if (file === undefined) return terminal.out(result);
  try {
    writeAtomically(resolvePath(terminal.folder, file), result);
  } catch (error) {
    throw new UsageError(`--output ${file}: ${reasonOf(error)}`);
  }
}
