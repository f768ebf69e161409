import type { Edition } from '../../edition/edition.js';
import { parentNumber } from '../../rulebook/number.js';

/** The rule on names of tokens: 111.4, or 110.5c before 2019. */
export function namingRule({ naming }: Edition): string | null {
  return naming.rule;
}

/** The rule that lists the predefined tokens: 111.10, or 184 in Riftbound. */
export function predefinedRule({ predefined }: Edition): string | null {
  const [first] = predefined.values();
  return first ? parentNumber(first.rule) : null;
}

/** A rule's number in parentheses, to append to a clause; empty if there is none. */
export function inParentheses(cite: string | null): string {
  return cite === null ? '' : ` (${cite})`;
}
