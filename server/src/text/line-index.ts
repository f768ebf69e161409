import { lastIndexAtMost } from '../util/binary-search.js';
import { isInLineBreak } from './line-break.js';
import type { Span } from './span.js';
import type { Text } from './text.js';

/** A position in a document; line and character count from 0, characters in UTF-16 units (the LSP default). */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Two positions in a document, the end excluded. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/**
 * Converts offsets of one text to positions and back. Lines end at LF, CRLF or a lone CR, as in the LSP.
 * Built in one pass; each query takes O(log lines).
 */
export class LineIndex {
  private readonly starts: number[] = [0];
  private readonly text: string;

  constructor(whole: Text) {
    const text = whole.toString();
    this.text = text;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      if (c === 10) this.starts.push(i + 1);
      else if (c === 13) {
        if (text.charCodeAt(i + 1) === 10) i++;
        this.starts.push(i + 1);
      }
    }
  }

  /** How many lines the text has; the empty text has one. */
  get lineCount(): number {
    return this.starts.length;
  }

  /**
   * The position of an offset. Offsets outside the text are clamped to its ends, one inside a line break to the line's
   * end.
   */
  position(offset: number): Position {
    let at = Math.max(0, Math.min(offset, this.text.length));
    if (isInLineBreak(this.text, at)) at--;
    const line = this.lineAt(at);
    return { line, character: at - this.starts[line]! };
  }

  /** The line that contains an offset of the text. */
  lineAt(offset: number): number {
    return lastIndexAtMost(this.starts, offset);
  }

  /** The offset where a line of the text starts. */
  startOf(line: number): number {
    return this.starts[line]!;
  }

  /**
   * The offset of a position. Characters past the line's end are clamped to it, lines past the text to the text's end.
   */
  offset(position: Position): number {
    if (position.line < 0) return 0;
    if (position.line >= this.starts.length) return this.text.length;
    const start = this.starts[position.line]!;
    return Math.min(start + Math.max(0, position.character), this.lineEnd(position.line));
  }

  /** The range of a span. */
  range(span: Span): Range {
    return { start: this.position(span.start), end: this.position(span.end) };
  }

  /** The span of a range. */
  span(range: Range): Span {
    return { start: this.offset(range.start), end: this.offset(range.end) };
  }

  /** The offset where a line's text ends, before its line break. */
  private lineEnd(line: number): number {
    let end = line + 1 < this.starts.length ? this.starts[line + 1]! : this.text.length;
    if (line + 1 < this.starts.length) {
      if (this.text.charCodeAt(end - 1) === 10) end--;
      if (end > this.starts[line]! && this.text.charCodeAt(end - 1) === 13) end--;
    }
    return end;
  }
}
