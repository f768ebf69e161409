import type { Rulebook } from '../../rulebook/rulebook.js';
import { searchRules } from '../../rulebook/search/search.js';
import { type RuleView, viewRule } from '../../rulebook/view.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { rulebooksAtHand, toLookUpIn } from '../arguments/rulebooks-at-hand.js';
import { jsonText } from '../output/json.js';
import { itemToJson, RULES_VERSION, rulebookToJson, ruleToJson } from '../output/rules-json.js';
import { ruleViewText } from '../output/rules-text.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright rules show`: a rule with what is around it. */
export async function showRule(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' } });
  const format = oneOf('format', values.format, ['text', 'json']);
  const wanted = positionals.join(' ');
  if (wanted === '') throw new UsageError('rules show needs the number of a rule, or its title: 702.19b, trample');
  const rulebooks = toLookUpIn(await rulebooksAtHand(values, terminal));
  for (const rulebook of rulebooks) {
    const view = viewRule(rulebook, wanted) ?? viewTitled(rulebook, wanted);
    if (!view) continue;
    terminal.out(format === 'json' ? jsonText(viewToJson(view, rulebook)) : ruleViewText(view, rulebook, style));
    return exit.clean;
  }
  const places = rulebooks.map(({ title }) => title).join(' or ');
  const hint = /^\d/.test(wanted) ? 'tokenwright rulebooks add installs official rules' : 'try rules search';
  throw new UsageError(`there is no rule ${wanted} in ${places}; ${hint}`);
}

/** The rule with a title. */
function viewTitled(rulebook: Rulebook, title: string): RuleView | null {
  const hit = searchRules(rulebook, title).find(({ part, rank, exact }) => part === 'rule' && rank === 'term' && exact);
  return hit ? viewRule(rulebook, hit.key) : null;
}

function viewToJson({ rule, parents, children, citedBy }: RuleView, rulebook: Rulebook) {
  return {
    version: RULES_VERSION,
    rulebook: rulebookToJson(rulebook),
    rule: ruleToJson(rule),
    parents: parents.map(ruleToJson),
    children: children.map(ruleToJson),
    citedBy: citedBy.map(itemToJson),
  };
}
