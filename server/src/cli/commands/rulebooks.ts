import { editionOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import { editionInUse, workspaceOptions } from '../arguments/call.js';
import { readArguments } from '../arguments/options.js';
import { table } from '../output/table.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal } from '../terminal/terminal.js';

/** `tokenwright rulebooks`: the available rulebooks, including the one given with `--rulebook`. */
export async function rulebooks(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values } = readArguments(args, {});
  const inUse = await editionInUse(await workspaceOptions(values, terminal), terminal);
  const bundled = bundledRulebookIds.flatMap((id) => bundledRulebook(id) ?? []).map(editionOf);
  const rows = [...new Set([...bundled, inUse])].map((edition) => row(edition, edition === inUse));
  const head = ['Rulebook', 'Game', 'Date', 'Predefined tokens', 'Name of a token'];
  terminal.out(table(head, rows, terminal.width, style));
  return exit.clean;
}

function row({ id, game, rulebook, predefined, naming }: Edition, isInUse: boolean): string[] {
  const name = isInUse ? `${id} (in use)` : id;
  const tokens = [...predefined.values()].map(({ words }) => words);
  const count = tokens.length === 0 ? 'none' : `${tokens.length}: ${tokens.join(', ')}`;
  return [name, game === 'fifth' ? 'magic' : game, rulebook.date || 'undated', count, nameWords(naming)];
}

function nameWords({ suffix, rule }: Edition['naming']): string {
  if (suffix === null) return 'as the effect says';
  return `the subtypes${suffix === '' ? '' : ' and “Token”'}${rule === null ? '' : ` (${rule})`}`;
}
