import { explain as explainIn } from '../../features/explain/explain.js';
import { rules } from '../../lint/registry.js';
import { editionInUse, workspaceOptions } from '../arguments/call.js';
import { readArguments } from '../arguments/options.js';
import { visible } from '../output/visible.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright explain`: a rule, a token, a glossary term, or a lint rule. */
export async function explain(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, {});
  if (positionals.length === 0) throw new UsageError('explain needs something to explain: 111.10a, Treasure, copy');
  const edition = await editionInUse(await workspaceOptions(values, terminal), terminal);
  const { found, text } = explainIn(positionals.join(' '), edition, rules);
  const lines = text.split('\n').map(visible);
  (found ? terminal.out : terminal.err)(`${lines.join('\n')}\n`);
  return found ? exit.clean : exit.unusable;
}
