import type { Span } from '../../text/span.js';

/** An entry of a file's outline. Spans are offsets in the file; `name` and the children are within `span`. */
export interface OutlineEntry {
  readonly kind: 'card' | 'token' | 'face' | 'ability';
  readonly label: string;
  /** Shown beside the label in a lighter color: the mana cost and type line, or what an ability does. */
  readonly detail: string;
  readonly span: Span;
  readonly name: Span;
  readonly children: readonly OutlineEntry[];
}
