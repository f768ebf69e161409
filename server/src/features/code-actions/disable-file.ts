import { formatOf } from '../../formats/index.js';
import { DISABLE } from '../../formats/suppression-comment.js';
import type { CardFileView } from '../../lint/file-view.js';
import type { Edit } from '../../lint/finding.js';
import { lineBreakOf } from '../../text/line-break.js';
import { addRule, LONGEST_INDENT } from './comments.js';

/**
 * Returns an edit that disables a rule in the file: with a comment after the header, or at the top of the file if a
 * finding is before the end of the header. Extends a comment there that already disables other rules. Null if the
 * format has no comments.
 * @param first offset of the rule's first finding
 */
export function disableInFile(rule: string, first: number, { snapshot }: CardFileView): Edit | null {
  const { document } = snapshot;
  const { comments } = formatOf(document);
  if (!comments) return null;
  const text = snapshot.text.toString();
  const body = document.cards[0]?.start ?? text.length;
  const before = document.suppressions.find(
    ({ span, scope }) => scope.start === span.end && span.end <= Math.min(first, body),
  );
  const added = before && addRule(text, before, rule);
  if (added) return added;
  const directive = comments.write(`${DISABLE} ${rule}`);
  const newLine = lineBreakOf(text);
  const { header } = document;
  if (header && header.span.end < first) {
    return { span: { start: header.span.end, end: header.span.end }, newText: newLine + newLine + directive };
  }
  const top = comments.top(document, text);
  if (top > 0) {
    const indent = /^[ \t]*/.exec(text.slice(top, top + LONGEST_INDENT))![0];
    return { span: { start: top, end: top }, newText: indent + directive + newLine };
  }
  const isAboveCard = body === 0 || text.slice(0, body).trim() === '';
  return { span: { start: 0, end: 0 }, newText: directive + newLine + (isAboveCard ? newLine : '') };
}
