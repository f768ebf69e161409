import { compareNumbers, parentNumber } from './number.js';
import type { GameRule, Rulebook } from './rulebook.js';

/**
 * The rule with a number, however it is written (`111.10A`, `111.10.`, `rule 111.10`); null if the rulebook has none.
 */
export function findRule(rulebook: Rulebook, number: string): GameRule | null {
  return rulebook.rules.get(plainNumber(number)) ?? null;
}

function plainNumber(number: string): string {
  const plain = number.trim().toLowerCase();
  const bare = plain.startsWith('rule ') ? plain.slice(5).trimStart() : plain;
  return bare.endsWith('.') ? bare.slice(0, -1) : bare;
}

/** The rules directly under a rule, in order: 111 has 111.1 …, 111.10 has 111.10a …. */
export function children(rulebook: Rulebook, number: string): GameRule[] {
  const parent = plainNumber(number);
  return [...rulebook.rules.values()].filter((rule) => parentNumber(rule.number) === parent);
}

/**
 * The rules from one number through another, both included, as "rules 111.10a–t" cites them: only siblings of the
 * first.
 */
export function rulesBetween(rulebook: Rulebook, first: string, last: string): GameRule[] {
  const parent = parentNumber(first);
  const within = ({ number }: GameRule) => compareNumbers(first, number) <= 0 && compareNumbers(number, last) <= 0;
  return [...rulebook.rules.values()].filter((rule) => parentNumber(rule.number) === parent && within(rule));
}
