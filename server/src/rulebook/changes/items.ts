import { compareNumbers } from '../number.js';
import type { Rulebook } from '../rulebook.js';

/** Which part of a rulebook an item belongs to. */
export type RulesPart = 'rule' | 'term' | 'question';

/** A rule, glossary entry or question of a rulebook, as plain text. */
export interface RulesItem {
  readonly part: RulesPart;
  /** The rule's number, the term, or the question; unique within its part, except for the case of terms. */
  readonly key: string;
  /** The text, in lines: the examples of a rule follow it, each on its own line (`Example: …`). */
  readonly text: string;
}

const PARTS: readonly RulesPart[] = ['rule', 'term', 'question'];

/** Everything that a rulebook says: rules by number, then terms and questions in alphabetical order. */
export function itemsOf({
  rules,
  glossary,
  questions,
}: Pick<Rulebook, 'rules' | 'glossary' | 'questions'>): RulesItem[] {
  const items: RulesItem[] = [];
  for (const { number, text, examples } of rules.values()) {
    const lines = [text, ...examples.map((example) => `Example: ${example}`)];
    items.push({ part: 'rule', key: number, text: lines.join('\n') });
  }
  for (const { term, text } of glossary.values()) items.push({ part: 'term', key: term, text });
  for (const { question, answer } of questions) items.push({ part: 'question', key: question, text: answer });
  return items.sort(compareItems);
}

/** The order of items. */
export function compareItems(a: RulesItem, b: RulesItem): number {
  if (a.part !== b.part) return PARTS.indexOf(a.part) - PARTS.indexOf(b.part);
  return (a.part === 'rule' ? compareNumbers(a.key, b.key) : 0) || compareText(a.key, b.key);
}

function compareText(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
