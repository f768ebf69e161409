import { lineStart } from '../text/line-break.js';
import type { Comments, Suppression } from './card.js';
import { LineReader } from './plain/lines.js';
import { readDirective } from './suppression-comment.js';

/** Comments that begin with `#`, on a line of their own above any line. */
export const hashComments: Comments = {
  write: (text) => `# ${text}`,
  above: (_, text, offset) => lineStart(text, offset),
  top: () => 0,
};

/**
 * The suppressions in a text whose comment lines begin with `#`. Forge and cube sites skip such lines, so their files
 * can contain the same comments as plain files.
 */
export function suppressionsIn(text: string): Suppression[] {
  const found: Suppression[] = [];
  if (!text.includes('tokenwright-')) return found;
  let pending: Omit<Suppression, 'scope'>[] = [];
  const lines = new LineReader(text, 0);
  while (lines.advance()) {
    const { line, content } = lines;
    if (!lines.isComment) {
      for (const suppression of pending) found.push({ ...suppression, scope: line });
      pending = [];
      continue;
    }
    const directive = readDirective(text, content, { start: content.start + 1, end: content.end });
    if (!directive) continue;
    const { comment, rules, reach } = directive;
    if (reach === 'next-line') pending.push({ span: comment, rules });
    else found.push({ span: comment, rules, scope: { start: comment.end, end: text.length } });
  }
  const atEnd = { start: text.length, end: text.length };
  for (const suppression of pending) found.push({ ...suppression, scope: atEnd });
  return found.sort((a, b) => a.span.start - b.span.start);
}
