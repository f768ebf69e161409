import type { Finding, FixKind } from '../finding.js';
import type { Scope, Violation } from '../rule.js';
import type { ActiveRule } from './plan.js';

/** What a finding says, apart from its place and its fix. */
export function findingDetails<S extends Scope>(
  { rule, cite, severity, defaultSeverity }: ActiveRule<S>,
  { message, severity: lower, declarable }: Violation,
): Pick<Finding, 'rule' | 'severity' | 'message' | 'cite' | 'declarable'> {
  const said = { rule: rule.id, severity: severity ?? lower ?? defaultSeverity, message, cite };
  return declarable ? { ...said, declarable } : said;
}

/** How much the fix of a finding may be trusted: never more than its rule promises. Null where it promises none. */
export function fixKind<S extends Scope>({ rule }: ActiveRule<S>, { fix }: Violation): FixKind | null {
  if (!fix || fix.edits.length === 0 || rule.fix === 'none') return null;
  return rule.fix === 'suggestion' ? 'suggestion' : (fix.kind ?? 'safe');
}
