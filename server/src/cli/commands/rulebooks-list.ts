import type { Edition } from '../../edition/edition.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { type RulebookAtHand, rulebooksAtHand } from '../arguments/rulebooks-at-hand.js';
import { jsonText } from '../output/json.js';
import { RULES_VERSION, rulebookToJson } from '../output/rules-json.js';
import { table } from '../output/table.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal } from '../terminal/terminal.js';

/** `tokenwright rulebooks`: the rulebooks at hand, including the one given with `--rulebook`. */
export async function listRulebooks(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values } = readArguments(args, { format: { type: 'string' } });
  const format = oneOf('format', values.format, ['table', 'json']);
  const { all, inUse } = await rulebooksAtHand(values, terminal);
  if (format === 'json') {
    terminal.out(jsonText({ version: RULES_VERSION, rulebooks: all.map((each) => asJson(each, each === inUse)) }));
    return exit.clean;
  }
  const head = ['Rulebook', 'Game', 'Date', 'Predefined tokens', 'Name of a token', 'Contents'];
  const rows = all.map((each) => row(each, each === inUse));
  terminal.out(table(head, rows, terminal.width, style));
  return exit.clean;
}

function asJson({ edition, place, path }: RulebookAtHand, isInUse: boolean) {
  const { rulebook, predefined, naming } = edition;
  return {
    ...rulebookToJson(rulebook),
    place,
    path,
    inUse: isInUse,
    rules: rulebook.rules.size,
    glossary: rulebook.glossary.size,
    predefined: [...predefined.values()].map(({ words }) => words),
    tokenName: nameWords(naming),
  };
}

function row({ edition, place }: RulebookAtHand, isInUse: boolean): string[] {
  const { id, game, rulebook, predefined, naming } = edition;
  const tokens = [...predefined.values()].map(({ words }) => words);
  const count = tokens.length === 0 ? 'none' : `${tokens.length}: ${tokens.join(', ')}`;
  return [
    id,
    game === 'fifth' ? 'magic' : game,
    rulebook.date || 'undated',
    count,
    nameWords(naming),
    `${rulebook.rules.size} rules, ${place}${isInUse ? ', in use' : ''}`,
  ];
}

function nameWords({ suffix, rule }: Edition['naming']): string {
  if (suffix === null) return 'as the effect says';
  return `the subtypes${suffix === '' ? '' : ' and “Token”'}${rule === null ? '' : ` (${rule})`}`;
}
