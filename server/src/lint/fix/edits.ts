import type { Span } from '../../text/span.js';
import type { Edit } from '../finding.js';

/** New text at a place. */
export function insertion(at: number, newText: string): Edit {
  return { span: { start: at, end: at }, newText };
}

/** Other text in place of a stretch. */
export function replacement(span: Span, newText: string): Edit {
  return { span, newText };
}

/** Nothing in place of a stretch, nor of the white space before it. */
export function removal(text: string, span: Span): Edit {
  let { start } = span;
  while (start > 0 && ' \t\u00a0'.includes(text.charAt(start - 1))) start--;
  return { span: { start, end: span.end }, newText: '' };
}
