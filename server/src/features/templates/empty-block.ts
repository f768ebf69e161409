import type { Snapshot } from '../../analysis/set/snapshot.js';
import { isInLineBreak, lineStart } from '../../text/line-break.js';
import type { FileSpan } from '../../text/span.js';

/** A place in a plain file where a card can begin. */
export interface EmptyBlock {
  /** What was typed there: the beginning of a template's title, in small letters, or nothing. */
  readonly typed: string;
  readonly span: FileSpan;
  /** Whether the file has neither a header nor cards. */
  readonly isFirst: boolean;
}

/**
 * Returns the empty block at an offset of the file; null if the line or one next to it is not blank, or the file is not
 * plain card text. A name begins with a capital, so words in small letters are not a card yet.
 */
export function emptyBlockAt({ document, text: file }: Snapshot, offset: number): EmptyBlock | null {
  if (document.format !== 'plain') return null;
  const text = file.toString();
  const start = lineStart(text, offset);
  const typed = /^[ \t]*(\p{Ll}*)$/u.exec(text.slice(start, offset))?.[1];
  if (typed === undefined || !/^[ \t]*$/.test(text.slice(offset, lineEnd(text, offset)))) return null;
  if (!isBlockStart(text, start) || !isBlank(text, nextLine(text, offset))) return null;
  const span = { start: offset - typed.length, end: offset };
  const others = document.cards.filter((card) => card.start !== span.start);
  return { typed, span, isFirst: !document.header && others.length === 0 };
}

/** Whether a line has only comments between it and the blank line above, or the top of the file. */
function isBlockStart(text: string, start: number): boolean {
  for (let at = start; at > 0; ) {
    at = lineStart(text, isInLineBreak(text, at - 1) ? at - 2 : at - 1);
    if (isBlank(text, at)) return true;
    if (!/^[ \t]*#/.test(text.slice(at, lineEnd(text, at)))) return false;
  }
  return true;
}

function isBlank(text: string, start: number): boolean {
  return start >= text.length || text.slice(start, lineEnd(text, start)).trim() === '';
}

/** The offset of the line break, or of the end of the text, after an offset. */
function lineEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return length < 0 ? text.length : offset + length;
}

/** The offset where the line after that of an offset begins; past the end if it is the last one. */
function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return isInLineBreak(text, end + 1) ? end + 2 : end + 1;
}
