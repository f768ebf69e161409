import type { Edit } from '../../lint/finding.js';
import type { FileSpan } from '../../text/span.js';

/** The span that a rename would replace under the cursor, and the current name. */
export interface Renamable {
  readonly span: FileSpan;
  readonly placeholder: string;
}

/** The reason why a token or card cannot be renamed, as a message for the user. */
export interface Refusal {
  readonly refusal: string;
}

/** An edit of a rename. */
export interface RenameEdit extends Edit {
  /** Whether it may replace ordinary words that only look like the name, so that the user should decide. */
  readonly isDoubtful: boolean;
}

/** Edits of one file of the set, in order and without overlap. */
export interface FileEdits {
  readonly path: string;
  readonly edits: readonly RenameEdit[];
}

/** A rename throughout the set. */
export interface Renaming {
  readonly files: readonly FileEdits[];
  /** What was left as it is, as a message for the user; null if that is nothing. */
  readonly note: string | null;
}
