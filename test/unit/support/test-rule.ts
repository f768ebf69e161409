import type { Rule, RuleOf, Scope } from '../../../server/src/lint/rule.js';

/** A lint rule with a custom check, for tests of the engine. `overrides` replaces any other property. */
export function testRule<S extends Scope>(
  scope: S,
  id: string,
  check: RuleOf<S>['check'],
  overrides: Partial<RuleOf<S>> = {},
): RuleOf<S> & Rule {
  const rule: RuleOf<S> = {
    id,
    scope,
    check,
    summary: 'Finds something.',
    why: 'It is a test.',
    cite: () => null,
    severity: 'warning',
    fix: 'none',
    appliesTo: { test: () => true, label: 'every rulebook' },
    examples: [],
    ...overrides,
  };
  return rule as RuleOf<S> & Rule;
}
