import { decodeText, wideEncoding } from '../../workspace/file-system.js';
import { resolvePath } from '../../workspace/paths.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import type { InputText } from './inputs.js';

/** Text from standard input, with the path of the file it represents. */
export interface StandardInput extends InputText {
  readonly bytes: Uint8Array;
}

/** Reads all of standard input. */
export async function readStandardInput(file: string, terminal: Terminal): Promise<StandardInput> {
  const bytes = await terminal.input();
  return { path: resolvePath(terminal.folder, file), text: inputText(bytes), bytes };
}

/** Decodes standard input. @throws {UsageError} if it is not UTF-8 */
export function inputText(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding !== null) throw new UsageError(`standard input is encoded in ${encoding}, and must be UTF-8`);
  return decodeText(bytes);
}
