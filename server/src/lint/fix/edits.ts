import type { FileSpan, Offset, Space, Span, TextSpan } from '../../text/span.js';
import type { Edit } from '../finding.js';

/** An edit that inserts text at an offset. */
export function insertion<S extends Space = 'text'>(at: Offset<S>, newText: string): Edit<S> {
  return { span: { start: at, end: at }, newText };
}

/** An edit that replaces a span. */
export function replacement(span: TextSpan, newText: string): Edit<'text'>;
export function replacement(span: FileSpan, newText: string): Edit<'file'>;
export function replacement(span: Span, newText: string): Edit<Space> {
  return { span, newText };
}

/** An edit that removes a span and the spaces and tabs before it. */
export function removal(text: string, span: TextSpan): Edit<'text'> {
  let { start } = span;
  while (start > 0 && ' \t\u00a0'.includes(text.charAt(start - 1))) start--;
  return { span: { start, end: span.end }, newText: '' };
}
