import type { Span } from '../../text/span.js';
import { lowerBound } from '../../util/binary-search.js';
import type { Suppression } from '../card.js';
import { readDirective } from '../suppression-comment.js';

/** How far to search for the end of an element that a comment applies to, in UTF-16 units. */
const MAX_ELEMENT_LENGTH = 5_000;

/**
 * The suppressions in a file's comments. They apply to the rest of the file, or to the next line, extended to the whole
 * element that begins on it. So a comment above `<card>` applies to the card, one above `<text>` to all its lines.
 */
export function readSuppressions(text: string, comments: readonly Span[], cards: readonly Span[]): Suppression[] {
  return comments.flatMap((comment): Suppression[] => {
    const directive = readDirective(text, comment, { start: comment.start + 4, end: comment.end - 3 });
    if (!directive) return [];
    const { reach, rules } = directive;
    const scope = reach === 'rest' ? { start: comment.end, end: text.length } : scopeAfter(text, comment.end, cards);
    return [{ span: comment, rules, scope }];
  });
}

function scopeAfter(text: string, from: number, cards: readonly Span[]): Span {
  let start = from;
  for (;;) {
    while (' \t\r\n'.includes(text.charAt(start) || '.')) start++;
    if (!text.startsWith('<!--', start)) break;
    const end = text.indexOf('-->', start);
    if (end < 0) break;
    start = end + 3;
  }
  const card = cards[lowerBound(cards, start)];
  if (card?.start === start) return { start, end: card.end };
  const near = text.slice(start, start + MAX_ELEMENT_LENGTH);
  const lineEnd = near.search(/[\r\n]/);
  const line = lineEnd < 0 ? near.length : lineEnd;
  const name = /^<([\p{L}_][\p{L}\d_.-]*)/u.exec(near)?.[1];
  const element = name === undefined ? -1 : near.indexOf(`</${name}`);
  return { start, end: start + Math.max(line, element) };
}
