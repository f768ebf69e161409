import type { Suppression } from '../../formats/card.js';
import { formatOf } from '../../formats/index.js';
import type { Edit } from '../../lint/finding.js';
import { lineBreakOf } from '../../text/line-break.js';
import { extended, lineStart, NEXT_LINE } from './comments.js';
import type { CardScene } from './scene.js';

/**
 * Comments above lines that silence a rule there. A comment that silences other rules there already gets one rule more.
 * Null where the format has no comments.
 * @param offsets anywhere in the lines
 */
export function disabledOnLines(rule: string, offsets: readonly number[], { snapshot }: CardScene): Edit[] | null {
  const { text, document } = snapshot;
  const { comment } = formatOf(document);
  if (!comment) return null;
  const newLine = lineBreakOf(text);
  const starts = [...new Set(offsets.map((offset) => lineStart(text, offset)))];
  return starts.map((start) => {
    const before = commentAbove(document.suppressions, start);
    const added = before && extended(text, before, rule);
    if (added) return added;
    const indent = /^[ \t]*/.exec(text.slice(start, start + LONGEST_INDENT))![0];
    return { span: { start, end: start }, newText: indent + comment(`${NEXT_LINE} ${rule}`) + newLine };
  });
}

/** Deeper nobody indents card text, in UTF-16 units. */
const LONGEST_INDENT = 80;

/** The comment that silences rules on the line that begins at an offset, and nowhere else. */
function commentAbove(suppressions: readonly Suppression[], start: number): Suppression | undefined {
  return suppressions.find(({ span, scope }) => scope.start === start && span.end < start);
}
