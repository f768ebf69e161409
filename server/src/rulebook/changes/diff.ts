import { citations } from '../cite.js';
import type { Rulebook } from '../rulebook.js';
import { compareItems, itemsOf, type RulesItem, type RulesPart } from './items.js';
import { type Matches, matchItems } from './match.js';
import { type WordChange, wordChanges } from './word-changes.js';

/** What happened to a rule, glossary entry or question between two rulebooks. */
export interface RulesChange {
  readonly part: RulesPart;
  /** `moved`: it has another number or name; its words may have changed as well. */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Its number or name in the older rulebook; null if it was added. */
  readonly from: string | null;
  /** Its number or name in the newer rulebook; null if it was removed. */
  readonly to: string | null;
  /** Its text, word by word, with the examples. Only `same` pieces if the words are the same. */
  readonly text: readonly WordChange[];
  /** Whether the words differ only in the numbers of cited rules, which were moved themselves. */
  readonly renumbered: boolean;
}

/**
 * Compares two rulebooks. Everything that is not listed is the same in both; `applyChanges` makes the newer rulebook
 * from the older one and the list. In the order of the newer rulebook, with what was removed where it was.
 */
export function diffRulebooks(before: Rulebook, after: Rulebook): RulesChange[] {
  return diffItems(itemsOf(before), itemsOf(after));
}

/** `diffRulebooks` for items, in order. */
export function diffItems(before: readonly RulesItem[], after: readonly RulesItem[]): RulesChange[] {
  const matches = matchItems(before, after);
  const renumber = renumbering(matches);
  const changes: [place: RulesItem, change: RulesChange][] = [];
  const matched = new Set(matches.values());
  for (const item of after) if (!matched.has(item)) changes.push([item, added(item)]);
  for (const old of before) {
    const now = matches.get(old);
    if (!now) changes.push([old, removed(old)]);
    else if (old.key !== now.key || old.text !== now.text) changes.push([now, altered(old, now, renumber)]);
  }
  return changes.sort(([a], [b]) => compareItems(a, b)).map(([, change]) => change);
}

function added({ part, key, text }: RulesItem): RulesChange {
  return { part, kind: 'added', from: null, to: key, text: [{ kind: 'added', text }], renumbered: false };
}

function removed({ part, key, text }: RulesItem): RulesChange {
  return { part, kind: 'removed', from: key, to: null, text: [{ kind: 'removed', text }], renumbered: false };
}

function altered(old: RulesItem, now: RulesItem, renumber: (text: string) => string): RulesChange {
  return {
    part: now.part,
    kind: old.key === now.key ? 'changed' : 'moved',
    from: old.key,
    to: now.key,
    text: wordChanges(old.text, now.text),
    renumbered: old.text !== now.text && renumber(old.text) === now.text,
  };
}

/** Returns a function that replaces the numbers of moved rules in a text. */
function renumbering(matches: Matches): (text: string) => string {
  const numbers = new Map<string, string>();
  for (const [old, now] of matches) if (old.part === 'rule' && old.key !== now.key) numbers.set(old.key, now.key);
  return (text) => {
    let result = '';
    let at = 0;
    for (const { number, start } of citations(text)) {
      result += text.slice(at, start) + (numbers.get(number) ?? number);
      at = start + number.length;
    }
    return result + text.slice(at);
  };
}
