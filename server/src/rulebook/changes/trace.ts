import type { Rulebook } from '../rulebook.js';
import { itemsOf, type RulesItem } from './items.js';
import { matchItems } from './match.js';
import { type WordChange, wordChanges } from './word-changes.js';

/** A rule in one of several releases of the rules. */
export interface TracedRule {
  readonly rulebook: Rulebook;
  /** Its number there; null if the release does not have the rule. */
  readonly number: string | null;
  /**
   * Its text, with what changed since the release before that has it; only `same` pieces if nothing did, and in the first
   * release. Empty if the release does not have the rule.
   */
  readonly text: readonly WordChange[];
}

/**
 * Follows a rule through several releases of the rules of one game.
 * @param number the number of the rule in `start`
 * @param releases in any order
 * @returns the releases, the oldest first; null if `start` does not have the rule
 */
export function traceRule(number: string, start: Rulebook, releases: readonly Rulebook[]): TracedRule[] | null {
  const rule = itemOf(number, start);
  if (!rule) return null;
  const ordered = [...new Set([...releases, start])].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const found = new Map<Rulebook, RulesItem>([[start, rule]]);
  const at = ordered.indexOf(start);
  follow(rule, start, ordered.slice(0, at).reverse(), found);
  follow(rule, start, ordered.slice(at + 1), found);
  let last: RulesItem | null = null;
  return ordered.map((rulebook) => {
    const item = found.get(rulebook);
    const text = item ? wordChanges((last ?? item).text, item.text) : [];
    last = item ?? last;
    return { rulebook, number: item?.key ?? null, text };
  });
}

/** Looks for a rule in one release after another, each time as it is in the last release that has it. */
function follow(rule: RulesItem, from: Rulebook, releases: readonly Rulebook[], found: Map<Rulebook, RulesItem>): void {
  let [item, last] = [rule, from];
  for (const release of releases) {
    const [older, newer] = [itemsOf(last), itemsOf(release)];
    const match = matchItems(older, newer).get(older.find(({ part, key }) => part === 'rule' && key === item.key)!);
    if (!match) continue;
    found.set(release, match);
    [item, last] = [match, release];
  }
}

function itemOf(number: string, rulebook: Rulebook): RulesItem | undefined {
  return itemsOf(rulebook).find(({ part, key }) => part === 'rule' && key === number);
}
