import { memoize } from '../util/memoize.js';
import { appendTo } from '../util/multimap.js';
import { itemsOf, type RulesItem } from './changes/items.js';
import { citations } from './cite.js';
import { findRule, rulesBetween, rulesUnder } from './find.js';
import { isChapter, parentNumber } from './number.js';
import type { GameRule, Rulebook } from './rulebook.js';

/** A rule with what is around it. */
export interface RuleView {
  readonly rule: GameRule;
  /** The rules that contain it, the outermost first: 7, 702, 702.19 for 702.19b. */
  readonly parents: readonly GameRule[];
  /** The rules directly under it. */
  readonly children: readonly GameRule[];
  /** The rules, glossary entries and questions that cite it. */
  readonly citedBy: readonly RulesItem[];
}

/** A rule with what is around it, by its number in any spelling (`702.19B`, `rule 702.19b`); null if there is none. */
export function viewRule(rulebook: Rulebook, number: string): RuleView | null {
  const rule = findRule(rulebook, number);
  if (!rule) return null;
  const parents: GameRule[] = [];
  for (let at = parentNumber(rule.number); at !== null; at = parentNumber(at)) {
    parents.unshift(...(rulebook.rules.get(at) ? [rulebook.rules.get(at)!] : []));
  }
  const chapter = isChapter(rule.number) ? undefined : rulebook.rules.get(rule.number.charAt(0));
  if (chapter) parents.unshift(chapter);
  return { rule, parents, children: rulesUnder(rulebook, rule), citedBy: citedBy(rulebook, rule.number) };
}

/** What cites a rule: by its number, or in a range such as "rules 702.19b–d". In the order of the rulebook. */
export function citedBy(rulebook: Rulebook, number: string): readonly RulesItem[] {
  return citersOf(rulebook).get(number) ?? [];
}

const citersOf = memoize((rulebook: Rulebook): ReadonlyMap<string, readonly RulesItem[]> => {
  const citers = new Map<string, RulesItem[]>();
  for (const item of itemsOf(rulebook)) {
    const numbers = citations(item.text).flatMap(({ number, last }) =>
      last === null ? [number] : rulesBetween(rulebook, number, last).map((rule) => rule.number),
    );
    for (const number of new Set(numbers)) if (item.key !== number) appendTo(citers, number, item);
  }
  return citers;
});
