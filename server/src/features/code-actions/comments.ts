import type { Suppression } from '../../formats/card.js';
import type { Edit } from '../../lint/finding.js';

/** The words that silence rules on the next line, and to the end of the file. */
export const NEXT_LINE = 'tokenwright-disable-next-line';
export const REST = 'tokenwright-disable';

/** Deeper nobody indents card text, in UTF-16 units. */
export const LONGEST_INDENT = 80;

/** Adds a rule to a comment that silences others already, before the reason it may give. */
export function extended(text: string, { span, rules }: Suppression, rule: string): Edit | null {
  const last = rules.at(-1);
  // Without an id the comment silences every rule.
  if (!last) return null;
  const comma = text.slice(span.start, last.span.end).includes(',') ? ',' : '';
  return { span: { start: last.span.end, end: last.span.end }, newText: `${comma} ${rule}` };
}
