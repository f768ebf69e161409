import { phrasesToJson } from '../../export/phrases-json.js';
import { editionInUse, workspaceOptions } from '../arguments/call.js';
import { readArguments } from '../arguments/options.js';
import { inputText } from '../inputs/standard-input.js';
import { jsonText } from '../output/json.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright parse`: each token phrase of some rules text, as JSON. */
export async function parse(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, { text: { type: 'string' } });
  if (positionals.length > 0) throw new UsageError('parse reads --text or standard input, and no files');
  const edition = await editionInUse(await workspaceOptions(values, terminal), terminal);
  const text = values.text ?? inputText(await terminal.input());
  terminal.out(jsonText(phrasesToJson(text.replaceAll('\r\n', '\n'), edition)));
  return exit.clean;
}
