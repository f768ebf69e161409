import type { WorstFindings } from '../../lint/engine/file-findings.js';
import type { Finding } from '../../lint/finding.js';
import { type Change, changeBetween } from '../../text/change.js';
import type { Span } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { positionMapper } from '../documents/convert.js';

/** The findings that a client shows, in the text they are about. */
export interface View extends WorstFindings {
  readonly text: Text;
}

/**
 * Whether a client that has the diagnostics of one state of a file would show the same for the next: all findings are at
 * the same lines and characters, and none touches the edited line, where the editor may have moved them. Most keystrokes
 * leave a long list of diagnostics as it is, which takes longer to write and to send than to compare.
 */
export function isSameView(before: View, now: View): boolean {
  const { length } = now.listed;
  if (before.listed.length !== length || before.omitted !== now.omitted) return false;
  const change = changeBetween(before.text, now.text);
  const line = editedLine(before.text, now.text, change);
  if (!line) return false;
  const by = change.newEnd - change.oldEnd;
  for (let at = 0; at < length; at++) {
    const finding = before.listed[at]!;
    const isBefore = finding.span.end < line.start;
    if (!isBefore && finding.span.start < line.end) return false;
    if (!isSameFinding(finding, now.listed[at]!, isBefore ? 0 : by)) return false;
  }
  return true;
}

/** The line in which two texts differ, with its line break, in the first of them; null if their lines differ. */
function editedLine(before: Text, now: Text, { start, oldEnd, newEnd }: Change): Span | null {
  if (/[\r\n]/.test(before.slice(start, oldEnd) + now.slice(start, newEnd))) return null;
  const positions = positionMapper(before);
  // An edit between a CR and an LF changes the number of lines without a line break in it.
  if (positions.lineCount !== positionMapper(now).lineCount) return null;
  const { line } = positions.position(start);
  return {
    start: positions.offset({ line, character: 0 }),
    end: line + 1 < positions.lineCount ? positions.offset({ line: line + 1, character: 0 }) : before.length + 1,
  };
}

function isSameFinding(a: Finding, b: Finding, by: number): boolean {
  return (
    a.span.start + by === b.span.start &&
    a.span.end + by === b.span.end &&
    a.rule === b.rule &&
    a.message === b.message &&
    a.severity === b.severity &&
    a.card === b.card
  );
}
