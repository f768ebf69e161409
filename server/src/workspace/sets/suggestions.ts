import type { Finding } from '../../lint/finding.js';
import type { RuleEdit } from '../../lint/fix/edited-text.js';

/**
 * Returns the edits of the suggested fixes that can be made beside other edits of the same text. A suggestion is left out
 * if it touches one of them or an earlier suggestion, because either may change what is right there.
 * @param others the edits that are made in any case, in text order
 */
export function suggestedEdits(findings: readonly Finding[], others: readonly RuleEdit[]): RuleEdit[] {
  const chosen: RuleEdit[] = [];
  let free = -1;
  let next = 0;
  for (const { rule, edits, start, end } of suggestions(findings)) {
    while (next < others.length && others[next]!.span.end < start) next++;
    const touched = others[next];
    if (start <= free || (touched && touched.span.start <= end)) continue;
    chosen.push(...edits.map((edit) => ({ ...edit, rules: [rule] })));
    free = end;
  }
  return chosen;
}

/** The suggested fixes in text order, each with the part of the text that it changes. */
function suggestions(findings: readonly Finding[]) {
  const found = findings.flatMap(({ rule, fix }) => {
    const [first] = fix?.edits ?? [];
    if (fix?.kind !== 'suggestion' || !first) return [];
    return [{ rule, edits: fix.edits, start: first.span.start, end: fix.edits.at(-1)!.span.end }];
  });
  return found.sort((a, b) => a.start - b.start);
}
