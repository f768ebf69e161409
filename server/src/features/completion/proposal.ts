import type { Span } from '../../text/span.js';

/** What an entry of the list stands for; the list shows a sign for each. */
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
  | 'setting';

/** Which entry it is, for its description to be looked up when somebody looks at it. */
export interface CompletionSubject {
  readonly kind: CompletionKind;
  /** The token's key, the keyword, the symbol …, by kind. */
  readonly key: string;
}

/** An entry before it has a place: the letters to put there, and how many in front of the cursor it replaces. */
export interface Proposal {
  readonly subject: CompletionSubject;
  readonly label: string;
  /** What stands beside the label in a lighter tone. */
  readonly detail?: string;
  readonly text: string;
  /** `text` is a snippet: `$1`, `${1:words}` are places to fill in. */
  readonly isSnippet?: boolean;
  /** How many UTF-16 units in front of the cursor the text replaces; the list is filtered by them. */
  readonly back: number;
  /** Entries of a lower rank stand first. */
  readonly rank: number;
  /** The article in front of what is replaced, where the text needs the other one. */
  readonly article?: { readonly back: number; readonly length: number; readonly text: string };
}

/** An entry of the list that is offered at a cursor. Spans are offsets in the file. */
export interface Completion {
  readonly subject: CompletionSubject;
  readonly label: string;
  readonly detail: string;
  /** Replaces `span`, as it is written in the file. */
  readonly newText: string;
  readonly isSnippet: boolean;
  readonly span: Span;
  /** What the letters in `span` are compared with. */
  readonly filter: string;
  /** Entries stand in the order of this text. */
  readonly order: string;
  /** A change elsewhere that comes with it: of *a* to *an*. */
  readonly also: { readonly span: Span; readonly newText: string } | null;
}
