import type { FileRange, PictureParams } from '../../../server/src/lsp/protocol.js';

/** What the preview shows: the card or token at a position, as requests for pictures have it. */
export type Subject = Omit<PictureParams, 'theme'>;

/** A change of a document: offsets and lengths in UTF-16 units, the offset in the document before the change. */
export interface TextChange {
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}

/**
 * Whether the cursor is where a change of the document put it: after text that was just inserted, between a pair of
 * brackets or quotes, or where text was deleted.
 * @param changes made at the same time, in any order
 * @param cursor its offset in the document after the changes
 */
export function isWritingAt(changes: readonly TextChange[], cursor: number): boolean {
  let moved = 0; // by the changes above
  for (const { rangeOffset, rangeLength, text } of [...changes].sort((a, b) => a.rangeOffset - b.rangeOffset)) {
    const end = rangeOffset + moved + text.length;
    if (cursor === end || (text.length === 2 && cursor === end - 1)) return true;
    moved += text.length - rangeLength;
  }
  return false;
}

/** A subject read from what a page has stored; null if that is something else. */
export function subjectIn(stored: unknown): Subject | null {
  const { textDocument, position } = (stored ?? {}) as Partial<Subject>;
  if (typeof textDocument?.uri !== 'string') return null;
  if (typeof position?.line !== 'number' || typeof position.character !== 'number') return null;
  return { textDocument, position };
}

/**
 * What a command was called on, if it has a place in a file: a card or token in a view. A token is shown by the words of
 * the first card that makes it: its definition may be a rule.
 */
export function subjectOfItem(item: unknown): Subject | null {
  const { place, children } = (item ?? {}) as { place?: FileRange | null; children?: readonly { place?: FileRange }[] };
  const { uri, range } = children?.[0]?.place ?? place ?? {};
  return uri === undefined || range === undefined ? null : { textDocument: { uri }, position: range.start };
}
