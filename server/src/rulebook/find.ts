import { compareNumbers, isChapter, isSection, parentNumber } from './number.js';
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

/**
 * The rules under a rule: its subrules by number; for a chapter its sections; for another title without subrules (Riftbound's 176), the rules up
 * to the next title.
 */
export function rulesUnder(rulebook: Rulebook, rule: GameRule): GameRule[] {
  const { number } = rule;
  if (isChapter(number))
    return [...rulebook.rules.values()].filter((each) => isSection(each.number) && each.number.startsWith(number));
  const own = children(rulebook, number);
  if (own.length > 0 || !isTitle(rule)) return own;
  const rules = [...rulebook.rules.values()];
  const after = rules.slice(rules.indexOf(rule) + 1);
  const next = after.findIndex(isTitle);
  return after.slice(0, next < 0 ? undefined : next).filter(({ number }) => isSection(number));
}

/** Whether a rule is only a title for those under it: "111. Tokens". */
export function isTitle({ text }: GameRule): boolean {
  return text.length < 60 && !/[.!?:”")\]]$/.test(text);
}
