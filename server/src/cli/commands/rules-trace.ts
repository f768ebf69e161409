import { traceRule } from '../../rulebook/changes/trace.js';
import { findRule } from '../../rulebook/find.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { editionCalled, rulebooksAtHand, toLookUpIn } from '../arguments/rulebooks-at-hand.js';
import { counted } from '../output/counted.js';
import { jsonText } from '../output/json.js';
import { traceText } from '../output/rules-diff.js';
import { RULES_VERSION, tracedToJson } from '../output/rules-json.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright rules trace`: a rule in each release of the rules. */
export async function traceRules(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' } });
  const format = oneOf('format', values.format, ['text', 'json']);
  const [number, ...named] = positionals;
  if (number === undefined) throw new UsageError('rules trace needs the number of a rule: 111.10');
  const atHand = await rulebooksAtHand(values, terminal);
  const given: Rulebook[] = [];
  for (const each of named) given.push((await editionCalled(each, terminal)).rulebook);
  const { game } = given[0] ?? atHand.inUse.edition;
  const releases =
    given.length > 0 ? given : atHand.all.map(({ edition }) => edition.rulebook).filter((each) => each.game === game);
  const first = atHand.isNamed || given.length === 0 ? toLookUpIn(atHand) : [];
  const start = [...first, ...newestFirst(releases)].find((each) => findRule(each, number));
  const rule = start && findRule(start, number);
  if (!start || !rule) throw new UsageError(`there is no rule ${number} in ${counted(releases.length, 'rulebook')}`);
  const trace = traceRule(rule.number, start, releases)!;
  terminal.out(
    format === 'json'
      ? jsonText({
          version: RULES_VERSION,
          number: rule.number,
          rulebook: start.id,
          releases: trace.map(tracedToJson),
        })
      : traceText(trace, style),
  );
  return exit.clean;
}

function newestFirst(rulebooks: readonly Rulebook[]): Rulebook[] {
  return rulebooks.toSorted((a, b) => (a.date < b.date ? 1 : -1));
}
