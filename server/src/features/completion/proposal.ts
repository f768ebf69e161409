import type { FileSpan } from '../../text/span.js';

/** The kinds of completions; the client shows an icon for each. */
export type CompletionKind =
  | 'token'
  | 'card'
  | 'subtype'
  | 'type'
  | 'color'
  | 'keyword'
  | 'symbol'
  | 'name'
  | 'phrase'
  | 'template'
  | 'setting';

/** Identifies a completion, so that its documentation can be resolved later. */
export interface CompletionSubject {
  readonly kind: CompletionKind;
  /** The token's key, the keyword, the symbol …, by kind. */
  readonly key: string;
}

/** A completion that has no place yet: its text, and the number of units before the cursor that it replaces. */
export interface Proposal {
  readonly subject: CompletionSubject;
  readonly label: string;
  /** Shown beside the label in a lighter color. */
  readonly detail?: string;
  readonly text: string;
  /** `text` is a snippet with placeholders: `$1`, `${1:words}`. */
  readonly isSnippet?: boolean;
  /** How many UTF-16 units before the cursor the text replaces; the list is filtered by them. */
  readonly back: number;
  /** Lower ranks come first. */
  readonly rank: number;
  /** Replaces the article before the replaced text if the new text needs the other one. */
  readonly article?: { readonly back: number; readonly length: number; readonly text: string };
}

/** A completion at a cursor. Spans are offsets in the file. */
export interface Completion {
  readonly subject: CompletionSubject;
  readonly label: string;
  readonly detail: string;
  /** Replaces `span`, encoded as the file requires. */
  readonly newText: string;
  readonly isSnippet: boolean;
  readonly span: FileSpan;
  /** The text that the client compares with the text in `span`. */
  readonly filter: string;
  /** Completions are sorted by this text. */
  readonly order: string;
  /** An additional edit, such as of *a* to *an*. */
  readonly also: { readonly span: FileSpan; readonly newText: string } | null;
}
