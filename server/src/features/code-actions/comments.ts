import type { Suppression } from '../../formats/card.js';
import type { Edit } from '../../lint/finding.js';

/** The longest indentation that is copied for a new comment, in UTF-16 units. */
export const LONGEST_INDENT = 80;

/**
 * Adds a rule to an existing suppression comment, before its reason. Null if the comment already disables every rule.
 */
export function addRule(text: string, { span, rules }: Suppression, rule: string): Edit | null {
  const last = rules.at(-1);
  // A comment without rule ids disables every rule.
  if (!last) return null;
  const comma = text.slice(span.start, last.span.end).includes(',') ? ',' : '';
  return { span: { start: last.span.end, end: last.span.end }, newText: `${comma} ${rule}` };
}
