import type { Span } from '../../text/span.js';

/** Returns the spans of the non-empty lines of a text. */
export function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    if (text.slice(start, end).trim() !== '') lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
