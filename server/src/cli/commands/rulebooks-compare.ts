import { compareSet, type SetComparison } from '../../migration/comparison/compare-set.js';
import { relativePath } from '../../workspace/paths.js';
import { workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { editionCalled } from '../arguments/rulebooks-at-hand.js';
import { findInputs } from '../inputs/inputs.js';
import { setsOf } from '../inputs/sets.js';
import { comparisonText, comparisonToJson } from '../output/comparison.js';
import { jsonText } from '../output/json.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { reportUnreadable } from '../output/unusable.js';
import { Progress } from '../terminal/progress.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright rulebooks compare`: what another rulebook changes for some cards. */
export async function compareRulebooks(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, verbose: { type: 'boolean' } });
  const format = oneOf('format', values.format, ['text', 'json']);
  const [older, newer, ...paths] = positionals;
  if (older === undefined || newer === undefined)
    throw new UsageError('rulebooks compare needs two rulebooks, and then the cards: two ids or rules files');
  const [from, to] = [await editionCalled(older, terminal), await editionCalled(newer, terminal)];
  if (from.game !== to.game && [from.game, to.game].includes('riftbound'))
    throw new UsageError(`${from.rulebook.title} and ${to.rulebook.title} are the rules of different games`);
  const inputs = await findInputs(paths, await workspaceOptions(values, terminal), terminal);
  reportSearch(inputs, values.verbose === true, terminal);
  const isEmpty = await reportNoCards(inputs, 'compare', terminal);

  const wanted = new Set(inputs.paths);
  const sets = await setsOf(inputs);
  const progress = new Progress(terminal, sets.size, 'sets');
  const comparisons: SetComparison[] = [];
  for (const [set, ofSet] of sets) {
    const all = [...new Set([...set.paths(), ...ofSet])].flatMap((path) => set.state(path)?.snapshot ?? []);
    const files = all.filter(({ edition }) => (edition.game === 'riftbound') === (to.game === 'riftbound'));
    const rulesOf = (path: string) => set.settings.rules.of(relativePath(path, set.place.root));
    comparisons.push(compareSet({ files, from, to, isWanted: (path) => wanted.has(path), rulesOf }));
    progress.step();
  }
  progress.end();

  const comparison: SetComparison = {
    tokens: comparisons.flatMap(({ tokens }) => tokens),
    keywords: comparisons.flatMap(({ keywords }) => keywords),
    findings: comparisons.flatMap(({ findings }) => findings),
    migrations: comparisons.flatMap(({ migrations }) => migrations),
  };
  const result = { from, to, comparison, shown: inputs.shown };
  if (!isEmpty) terminal.out(format === 'json' ? jsonText(comparisonToJson(result)) : comparisonText(result, style));
  return reportUnreadable(inputs.unreadable(), inputs.shown, terminal) || isEmpty ? exit.unusable : exit.clean;
}
