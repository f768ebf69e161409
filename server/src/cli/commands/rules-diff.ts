import { diffRulebooks } from '../../rulebook/changes/diff.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { editionCalled } from '../arguments/rulebooks-at-hand.js';
import { jsonText } from '../output/json.js';
import { countChanges, diffText } from '../output/rules-diff.js';
import { changeToJson, RULES_VERSION, rulebookToJson } from '../output/rules-json.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright rules diff`: what changed between two rulebooks. */
export async function diffRules(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, rule: { type: 'string' } });
  const format = oneOf('format', values.format, ['text', 'json']);
  const [older, newer, ...more] = positionals;
  if (older === undefined || newer === undefined || more.length > 0)
    throw new UsageError('rules diff needs two rulebooks: the older one, then the newer one');
  const [{ rulebook: before }, { rulebook: after }] = [
    await editionCalled(older, terminal),
    await editionCalled(newer, terminal),
  ];
  if (before.game !== after.game)
    throw new UsageError(`${before.title} and ${after.title} are the rules of different games`);
  const section = values.rule ?? '';
  const isWanted = (number: string | null) => number?.startsWith(section) === true;
  const changes = diffRulebooks(before, after).filter(({ from, to }) => isWanted(from) || isWanted(to));
  if (format === 'json') {
    const [from, to] = [rulebookToJson(before), rulebookToJson(after)];
    const counts = countChanges(changes);
    terminal.out(jsonText({ version: RULES_VERSION, from, to, counts, changes: changes.map(changeToJson) }));
  } else terminal.out(diffText(before, after, changes, style));
  return exit.clean;
}
