import type { Suppression } from '../../formats/card.js';
import type { Finding } from '../finding.js';

/**
 * Leaves out the findings that comments silence: those that start in the stretch a comment speaks for. One pass over
 * both.
 * @param findings in the order of the text
 */
export function withoutSuppressed(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
): readonly Finding[] {
  if (suppressions.length === 0) return findings;
  const waiting = suppressions.toSorted((a, b) => a.scope.start - b.scope.start);
  const silentUntil = new Map<string, number>();
  let allSilentUntil = 0;
  let next = 0;
  return findings.filter(({ rule, span }) => {
    for (; next < waiting.length && waiting[next]!.scope.start <= span.start; next++) {
      const { scope, rules } = waiting[next]!;
      if (rules.length === 0) allSilentUntil = Math.max(allSilentUntil, scope.end);
      for (const { id } of rules) silentUntil.set(id, Math.max(silentUntil.get(id) ?? 0, scope.end));
    }
    return span.start >= allSilentUntil && span.start >= (silentUntil.get(rule) ?? 0);
  });
}
