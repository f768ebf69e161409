import { formatOf } from '../../formats/index.js';
import type { CardFileView } from '../../lint/file-view.js';
import type { Edit } from '../../lint/finding.js';
import { lineBreakOf } from '../../text/line-break.js';
import { extended, LONGEST_INDENT, REST } from './comments.js';

/**
 * A comment that silences a rule in the file: behind its header, or at its top where a finding stands before that. A
 * comment there that silences other rules gets one rule more. Null where the format has no comments.
 * @param first where the rule's first finding starts
 */
export function disabledInFile(rule: string, first: number, { snapshot }: CardFileView): Edit | null {
  const { document } = snapshot;
  const { comments } = formatOf(document);
  if (!comments) return null;
  const text = snapshot.text.toString();
  const body = document.cards[0]?.start ?? text.length;
  const before = document.suppressions.find(
    ({ span, scope }) => scope.start === span.end && span.end <= Math.min(first, body),
  );
  const added = before && extended(text, before, rule);
  if (added) return added;
  const said = comments.write(`${REST} ${rule}`);
  const newLine = lineBreakOf(text);
  const { header } = document;
  if (header && header.span.end < first) {
    return { span: { start: header.span.end, end: header.span.end }, newText: newLine + newLine + said };
  }
  const top = comments.top(document, text);
  if (top > 0) {
    const indent = /^[ \t]*/.exec(text.slice(top, top + LONGEST_INDENT))![0];
    return { span: { start: top, end: top }, newText: indent + said + newLine };
  }
  const isAboveCard = body === 0 || text.slice(0, body).trim() === '';
  return { span: { start: 0, end: 0 }, newText: said + newLine + (isAboveCard ? newLine : '') };
}
