import type { Span } from '../../text/span.js';
import type { Edit } from '../finding.js';

/** An edit that inserts text at an offset. */
export function insertion(at: number, newText: string): Edit {
  return { span: { start: at, end: at }, newText };
}

/** An edit that replaces a span. */
export function replacement(span: Span, newText: string): Edit {
  return { span, newText };
}

/** An edit that removes a span and the spaces and tabs before it. */
export function removal(text: string, span: Span): Edit {
  let { start } = span;
  while (start > 0 && ' \t\u00a0'.includes(text.charAt(start - 1))) start--;
  return { span: { start, end: span.end }, newText: '' };
}
