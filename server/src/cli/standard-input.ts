import { decodeText } from '../workspace/file-system.js';
import { resolvePath } from '../workspace/paths.js';
import type { Typed } from './inputs.js';
import type { Terminal } from './terminal.js';

/** A text from standard input, as the file it is said to be in. */
export interface StandardInput extends Typed {
  readonly bytes: Uint8Array;
}

/** Reads standard input to its end. */
export async function readStandardInput(file: string, terminal: Terminal): Promise<StandardInput> {
  const bytes = await terminal.input();
  return { path: resolvePath(terminal.folder, file), text: decodeText(bytes), bytes };
}
