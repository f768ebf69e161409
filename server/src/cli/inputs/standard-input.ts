import { createPlainFormat } from '../../formats/plain/plain-format.js';
import { RULES_TEXT } from '../../formats/rules-text.js';
import { wideEncoding } from '../../text/encoding.js';
import { decodeText } from '../../workspace/file-system.js';
import { resolvePath } from '../../workspace/paths.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import type { InputText } from './inputs.js';

/** Text that is in no file, with the path that reports give it. */
export interface LooseText extends InputText {
  readonly bytes: Uint8Array;
}

/**
 * Reads all of standard input.
 * @param file the file that it represents; if null, it is card text, or if it has no type line, the rules text of a card
 */
export async function readStandardInput(file: string | null, terminal: Terminal): Promise<LooseText> {
  const bytes = await terminal.input();
  const text = inputText(bytes);
  if (file === null && isRulesText(text)) return rulesText(text, bytes, terminal);
  return { path: resolvePath(terminal.folder, file ?? 'stdin.cards'), text, bytes };
}

/** Rules text given in the call. */
export function textOfCall(given: string, terminal: Terminal): LooseText {
  // A fixed text is printed as whole lines.
  const text = given.endsWith('\n') ? given : `${given}\n`;
  return rulesText(text, new TextEncoder().encode(text), terminal);
}

function rulesText(text: string, bytes: Uint8Array, { folder }: Terminal): LooseText {
  return { path: resolvePath(folder, RULES_TEXT), text, bytes };
}

/** Whether a text is sentences rather than cards: no block has a type line, and there is no header. */
function isRulesText(text: string): boolean {
  const { cards, header } = plain.read('stdin.cards', text);
  return cards.length > 0 && !header && cards.every(({ card }) => card.faces.every(({ typeLine }) => !typeLine));
}

const plain = createPlainFormat();

/** Decodes standard input. @throws {UsageError} if it is not UTF-8 */
export function inputText(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding !== null) throw new UsageError(`standard input is encoded in ${encoding}, and must be UTF-8`);
  return decodeText(bytes);
}
