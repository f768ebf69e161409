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
  /** Begins with the replaced text, apart from case. */
  readonly text: string;
  /** `text` is a snippet with placeholders: `$1`, `${1:words}`. */
  readonly isSnippet?: boolean;
  /** How many UTF-16 units before the cursor the text replaces. */
  readonly back: number;
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
}

/** Returns proposals for the words of a list; the last `back` units before the cursor are typed already. */
export function wordProposals(words: Iterable<string>, kind: CompletionKind, back: number): Proposal[] {
  return [...words].map((word) => ({ subject: { kind, key: word.toLowerCase() }, label: word, text: word, back }));
}
