import type { Card, Face } from '../../formats/card.js';
import type { Span } from '../../text/span.js';

/** The kind of field that is being typed in. */
export type TypedField = 'name' | 'mana cost' | 'type line' | 'rules text' | 'stats' | 'flavor' | 'value';

/** A cursor in card text: the line before and after it, and the mapping back to the file. */
export interface TypingPlace {
  readonly field: TypedField;
  /** For `value`: the key of the value. */
  readonly key: string | null;
  readonly role: Card['role'];
  readonly face: Face | null;
  /** The line of card text up to the cursor. */
  readonly before: string;
  /** The rest of that line. */
  readonly after: string;
  /** Whether it is the first line of the field. */
  readonly isFirst: boolean;
  /** The span of the file from `back` to `end` UTF-16 units before the cursor; without `end`, up to the cursor. */
  spanOf(back: number, end?: number): Span;
  readonly encode: (text: string) => string | null;
}

/** Encodes text for a file that takes it as it is. */
export function verbatim(text: string): string {
  return text;
}
