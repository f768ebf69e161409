import type { FileView } from '../../lint/file-view.js';
import type { Finding } from '../../lint/finding.js';
import type { Span } from '../../text/span.js';

/** What code actions are computed from: a file, and the cursor or selection in it. */
export interface ActionContext extends FileView {
  /** The cursor or the selection, in UTF-16 offsets of the file. */
  readonly range: Span;
  /** The findings that touch the range, at most `MOST_FINDINGS`. */
  readonly findingsHere: readonly Finding[];
}

/** Keeps the list of actions usable when a large part of the file is selected. */
const MOST_FINDINGS = 100;

/** Returns the context of a cursor or a selection in a file. */
export function actionContextAt(file: FileView, range: Span): ActionContext {
  const here = file.findings.filter(({ span }) => span.start <= range.end && span.end >= range.start);
  return { ...file, range, findingsHere: here.slice(0, MOST_FINDINGS) };
}
