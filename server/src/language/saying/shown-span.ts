import type { Span } from '../../text/span.js';

/** The words to underline: those that are wrong, or those between which one is missing. */
export function shownSpan(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && text[from] === ' ') from++;
  while (to > from && text[to - 1] === ' ') to--;
  if (to > from) return { start: from, end: to };
  const next = /^\s*[^\s.,:;]+/.exec(text.slice(end))?.[0] ?? '';
  const before = /\S+$/.exec(text.slice(0, start).trimEnd());
  return { start: before?.index ?? end + next.length - next.trimStart().length, end: end + next.length };
}
