import { decodeText, wideEncoding } from '../../workspace/file-system.js';
import { resolvePath } from '../../workspace/paths.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import type { Typed } from './inputs.js';

/** A text from standard input, as the file it is said to be in. */
export interface StandardInput extends Typed {
  readonly bytes: Uint8Array;
}

/** Reads standard input to its end. */
export async function readStandardInput(file: string, terminal: Terminal): Promise<StandardInput> {
  const bytes = await terminal.input();
  return { path: resolvePath(terminal.folder, file), text: inputText(bytes), bytes };
}

/** The text of what came in by standard input. @throws {UsageError} where it is no UTF-8 */
export function inputText(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding !== null) throw new UsageError(`standard input is encoded in ${encoding}, and must be UTF-8`);
  return decodeText(bytes);
}
