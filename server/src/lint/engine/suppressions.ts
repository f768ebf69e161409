import type { Suppression } from '../../formats/card.js';
import type { Finding } from '../finding.js';

/**
 * Removes the findings that comments suppress: those that start in the scope of a suppression. One pass over both.
 * @param findings in text order
 */
export function withoutSuppressed(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
): readonly Finding[] {
  if (suppressions.length === 0) return findings;
  const pending = suppressions.toSorted((a, b) => a.scope.start - b.scope.start);
  const silentUntil = new Map<string, number>();
  let allSilentUntil = 0;
  let next = 0;
  return findings.filter(({ rule, span }) => {
    for (; next < pending.length && pending[next]!.scope.start <= span.start; next++) {
      const { scope, rules } = pending[next]!;
      if (rules.length === 0) allSilentUntil = Math.max(allSilentUntil, scope.end);
      for (const { id } of rules) silentUntil.set(id, Math.max(silentUntil.get(id) ?? 0, scope.end));
    }
    return span.start >= allSilentUntil && span.start >= (silentUntil.get(rule) ?? 0);
  });
}
