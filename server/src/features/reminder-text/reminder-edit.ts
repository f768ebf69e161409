import type { Edit } from '../../lint/finding.js';
import type { FileSpan } from '../../text/span.js';

/** Reminder text of one ability that can be inserted or removed. */
export interface ReminderEdit {
  /** The keywords that it explains, as written. */
  readonly keywords: readonly string[];
  /** The line of the ability. */
  readonly line: FileSpan;
  readonly edit: Edit;
}
