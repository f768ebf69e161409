import type { Span } from '../../text/span.js';

/** Whether a span of a text is inside an occurrence of a name. */
export function isWithinName(text: string, name: string, { start, end }: Span): boolean {
  const from = Math.max(0, end - name.length);
  const at = text.slice(from, start + name.length).indexOf(name);
  return name !== '' && at >= 0 && from + at <= start;
}
