import { removeRulebook } from '../../disk/installed-rulebooks.js';
import { isRulebookId } from '../../rulebook/rules-file.js';
import { readArguments } from '../arguments/options.js';
import { visible } from '../output/visible.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright rulebooks remove`: removes installed rulebooks. */
export async function removeRulebooks(args: readonly string[], terminal: Terminal): Promise<number> {
  const { positionals } = readArguments(args, {});
  if (positionals.length === 0) throw new UsageError('rulebooks remove needs the id of an installed rulebook');
  let code: number = exit.clean;
  for (const id of positionals) {
    if (isRulebookId(id) && removeRulebook(id)) terminal.out(`Removed ${id}.\n`);
    else {
      terminal.err(`${visible(id)} is not installed.\n`);
      code = exit.unusable;
    }
  }
  return code;
}
