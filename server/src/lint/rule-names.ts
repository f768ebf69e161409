import { rulesByGroup } from './registry.js';
import type { RuleGroup } from './rule-groups.js';
import type { RuleSetting } from './settings.js';

const PREFIX = 'group:';

const idsByName: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(rulesByGroup).map(([group, rules]) => [PREFIX + group, rules.map(({ id }) => id)]),
);

/** The names that settings may use for a group in place of a rule: `group:legacy`. */
export const groupNames: ReadonlySet<string> = new Set(idsByName.keys());

/** The group of a rule, as settings name it. */
export function groupNameOf(id: string): string | null {
  for (const [name, ids] of idsByName) if (ids.includes(id)) return name;
  return null;
}

/** A group without the prefix. */
export function groupOf(name: string): RuleGroup {
  return name.slice(PREFIX.length) as RuleGroup;
}

/** The ids of the rules that a name in settings stands for: a rule, or all rules of a group. */
export function rulesNamed(name: string): readonly string[] {
  return idsByName.get(name) ?? [name];
}

/** Settings with the rules of each group in place of the group. What a rule's own entry says wins over its group's. */
export function expandGroups(rules: ReadonlyMap<string, RuleSetting>): ReadonlyMap<string, RuleSetting> {
  const groups = [...rules].filter(([name]) => groupNames.has(name));
  if (groups.length === 0) return rules;
  const expanded = new Map<string, RuleSetting>();
  for (const [name, setting] of groups) for (const id of rulesNamed(name)) expanded.set(id, setting);
  for (const [name, { severity, options }] of rules) {
    if (groupNames.has(name)) continue;
    expanded.set(name, { severity: severity ?? expanded.get(name)?.severity ?? null, options });
  }
  return expanded;
}
