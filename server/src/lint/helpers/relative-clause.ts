import type { PhrasePart } from '../../language/tokens/ast.js';
import type { Span } from '../../text/span.js';

/** The beginning of a relative clause. */
export interface Relative {
  /** The span of "that's", "that is" or "that are". */
  readonly span: Span;
  readonly verb: "'s" | 'is' | 'are';
}

/** The beginning of a part of a token phrase that is a relative clause; null if it is not one. */
export function relativeOf({ span: { start, end } }: PhrasePart, text: string): Relative | null {
  const match = /^(,?\s*(?:and\s+)?)(that(['’]s|\s+is|\s+are))\b/i.exec(text.slice(start, Math.min(end, start + 24)));
  if (!match) return null;
  const from = start + match[1]!.length;
  const verb = match[3]!.trim().toLowerCase().replace('’', "'");
  return { span: { start: from, end: from + match[2]!.length }, verb: verb as Relative['verb'] };
}
