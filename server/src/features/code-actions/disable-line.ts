import type { Suppression } from '../../formats/card.js';
import { formatOf } from '../../formats/index.js';
import { DISABLE_NEXT_LINE } from '../../formats/suppression-comment.js';
import type { CardFileView } from '../../lint/file-view.js';
import type { Edit } from '../../lint/finding.js';
import { lineBreakOf } from '../../text/line-break.js';
import { addRule, LONGEST_INDENT } from './comments.js';

/**
 * Returns edits that disable a rule on lines, with comments above them. Extends comments that already disable other
 * rules there. Null if the format has no comments.
 * @param offsets offsets anywhere in the lines
 */
export function disableOnLines(rule: string, offsets: readonly number[], { snapshot }: CardFileView): Edit[] | null {
  const { document } = snapshot;
  const { comments } = formatOf(document);
  if (!comments) return null;
  const text = snapshot.text.toString();
  const newLine = lineBreakOf(text);
  const starts = [...new Set(offsets.map((offset) => comments.above(document, text, offset)))];
  return starts.map((start) => {
    const before = commentAbove(document.suppressions, start);
    const added = before && addRule(text, before, rule);
    if (added) return added;
    const indent = /^[ \t]*/.exec(text.slice(start, start + LONGEST_INDENT))![0];
    return { span: { start, end: start }, newText: indent + comments.write(`${DISABLE_NEXT_LINE} ${rule}`) + newLine };
  });
}

/** The comment that disables rules only on the line that begins at an offset. */
function commentAbove(suppressions: readonly Suppression[], start: number): Suppression | undefined {
  return suppressions.find(({ span, scope }) => scope.start === start && span.end < start);
}
