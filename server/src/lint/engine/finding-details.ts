import type { Space } from '../../text/span.js';
import type { Finding, FixKind } from '../finding.js';
import type { Scope, Violation } from '../rule.js';
import type { ActiveRule } from './plan.js';

/** The fields of a finding other than its card, place and fix. */
export function findingDetails<S extends Scope>(
  { rule, cite, severity, defaultSeverity }: ActiveRule<S>,
  { message, severity: lowerSeverity, declarable }: Violation<Space>,
): Pick<Finding, 'rule' | 'severity' | 'message' | 'cite' | 'declarable'> {
  const details = { rule: rule.id, severity: severity ?? lowerSeverity ?? defaultSeverity, message, cite };
  return declarable ? { ...details, declarable } : details;
}

/** The kind of a fix, never more trusted than its rule promises. Null if there is no fix. */
export function fixKind<S extends Scope>({ rule }: ActiveRule<S>, fix: Violation<Space>['fix']): FixKind | null {
  if (!fix || fix.edits.length === 0 || rule.fix === 'none') return null;
  return rule.fix === 'suggestion' ? 'suggestion' : (fix.kind ?? 'safe');
}
