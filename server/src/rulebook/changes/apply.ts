import type { RulesChange } from './diff.js';
import { compareItems, type RulesItem, type RulesPart } from './items.js';
import { textOf } from './word-changes.js';

/** Makes the items of the newer rulebook from those of the older one and what changed between them. */
export function applyChanges(before: readonly RulesItem[], changes: readonly RulesChange[]): RulesItem[] {
  const gone = new Set(changes.flatMap(({ part, from }) => (from === null ? [] : idOf(part, from))));
  const kept = before.filter(({ part, key }) => !gone.has(idOf(part, key)));
  const come = changes.flatMap(({ part, to, text }): RulesItem[] =>
    to === null ? [] : [{ part, key: to, text: textOf(text, 'after') }],
  );
  return [...kept, ...come].sort(compareItems);
}

function idOf(part: RulesPart, key: string): string {
  return `${part} ${key}`;
}
