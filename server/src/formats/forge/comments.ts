import type { Suppression } from '../card.js';
import { isComment, LineReader } from '../plain/lines.js';
import { readDirective } from '../suppression-comment.js';

/** Forge skips lines that begin with `#`, so that a script can hold the comments of a plain file. */
export function suppressionsIn(text: string): Suppression[] {
  const found: Suppression[] = [];
  if (!text.includes('tokenwright-')) return found;
  let waiting: Omit<Suppression, 'scope'>[] = [];
  const lines = new LineReader(text, 0);
  while (lines.advance()) {
    const { line, content } = lines;
    if (!isComment(text, content)) {
      for (const suppression of waiting) found.push({ ...suppression, scope: line });
      waiting = [];
      continue;
    }
    const directive = readDirective(text, content, { start: content.start + 1, end: content.end });
    if (!directive) continue;
    const { comment, rules, reach } = directive;
    if (reach === 'next-line') waiting.push({ span: comment, rules });
    else found.push({ span: comment, rules, scope: { start: comment.end, end: text.length } });
  }
  const atEnd = { start: text.length, end: text.length };
  for (const suppression of waiting) found.push({ ...suppression, scope: atEnd });
  return found.sort((a, b) => a.span.start - b.span.start);
}
