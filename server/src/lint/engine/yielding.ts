import type { Span } from '../../text/span.js';
import { overlapsAny, sortedByStart } from '../../text/span-list.js';

interface Reported {
  readonly rule: string;
  readonly span: Span;
}

/**
 * Reports each mistake once: removes the findings of a rule that overlap a finding of a rule it yields to. Keeps the
 * order of the rest.
 */
export function withoutYielding<T extends Reported>(
  findings: readonly T[],
  yieldsTo: ReadonlyMap<string, readonly string[]>,
): readonly T[] {
  if (findings.length < 2 || !findings.some(({ rule }) => yieldsTo.has(rule))) return findings;
  const spans = spansByRule(findings);
  return findings.filter(
    ({ rule, span }) => !yieldsTo.get(rule)?.some((better) => overlapsAny(spans.get(better) ?? [], span)),
  );
}

function spansByRule(findings: readonly Reported[]): ReadonlyMap<string, readonly Span[]> {
  const lists = new Map<string, Span[]>();
  for (const { rule, span } of findings) {
    const list = lists.get(rule);
    if (list) list.push(span);
    else lists.set(rule, [span]);
  }
  return new Map([...lists].map(([rule, list]) => [rule, sortedByStart(list)]));
}
