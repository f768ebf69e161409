import { plainRegion, type Region } from '../../text/region.js';
import type { Space, Span, SpanIn } from '../../text/span.js';

/**
 * Whether a UTF-16 unit is white space within a line: space, tab, or the no-break space found in text from web pages.
 */
export function isSpace(unit: number): boolean {
  return unit === 32 || unit === 9 || unit === 160;
}

/** The span without white space at its ends; empty, at its start, if it is all white space. */
export function trimmed(text: string, within: Span): Span {
  let { start, end } = within;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  if (start === end) return { start: within.start, end: within.start };
  while (isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** One line of a block: the span of its content, and where the line and the next line begin. */
export interface PlainLine extends Span {
  readonly lineStart: number;
  readonly nextLine: number;
}

/** The lines of a block that are neither blank nor comments. */
export function contentLines(source: string): PlainLine[] {
  const found: PlainLine[] = [];
  const lines = new LineReader(source, 0);
  while (lines.advance()) if (!lines.isBlank && !lines.isComment) found.push(lines.from(0));
  return found;
}

/** The region of a span within one line. */
export function regionOf<S extends Space = 'card'>(source: string, span: SpanIn<S>): Region<S> {
  return plainRegion(source.slice(span.start, span.end), span.start);
}

/** Iterates over the lines of a text from an offset. LF, CRLF and a lone CR end a line, as in `LineIndex`. */
export class LineReader {
  private readonly text: string;
  private lineFeed = -1;
  private carriageReturn = -1;
  private lineStart = 0;
  private lineEnd = 0;
  /** Where the current line's content begins, after white space; in a blank line, where the line begins. */
  start = 0;
  /** Where the current line's content ends, before white space. */
  end = 0;
  /** Where the next line begins. */
  nextLine: number;

  constructor(text: string, from: number) {
    this.text = text;
    this.nextLine = from;
  }

  /** Moves to the next line; false if there is none. There is no line after a final line break. */
  advance(): boolean {
    const { text, nextLine: lineStart } = this;
    if (lineStart >= text.length) return false;
    if (this.lineFeed < lineStart) this.lineFeed = offsetOf('\n', text, lineStart);
    if (this.carriageReturn < lineStart) this.carriageReturn = offsetOf('\r', text, lineStart);
    const lineEnd = Math.min(this.lineFeed, this.carriageReturn);
    const crlf = lineEnd === this.carriageReturn && this.lineFeed === lineEnd + 1;
    this.nextLine = Math.min(lineEnd + (crlf ? 2 : 1), text.length);
    this.lineStart = lineStart;
    this.lineEnd = lineEnd;
    let start = lineStart;
    let end = lineEnd;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    if (start === end) end = start = lineStart;
    else while (isSpace(text.charCodeAt(end - 1))) end--;
    this.start = start;
    this.end = end;
    return true;
  }

  /** Whether the current line is empty or only white space. */
  get isBlank(): boolean {
    return this.start === this.end;
  }

  /** Whether the current line is a comment. */
  get isComment(): boolean {
    return this.start < this.end && this.text.charCodeAt(this.start) === HASH;
  }

  /** The current line without its line break. */
  get line(): Span {
    return { start: this.lineStart, end: this.lineEnd };
  }

  /** The current line without white space at its ends. */
  get content(): Span {
    return { start: this.start, end: this.end };
  }

  /** The current line as one of a block, with offsets counting from the block's start. */
  from(block: number): PlainLine {
    const { start, end, lineStart, nextLine } = this;
    return { start: start - block, end: end - block, lineStart: lineStart - block, nextLine: nextLine - block };
  }
}

const HASH = 35;

/**
 * The next offset of a line break character, or the text's length. Searched at most once per line break: linear time.
 */
function offsetOf(breakCharacter: string, text: string, from: number): number {
  const at = text.indexOf(breakCharacter, from);
  return at < 0 ? text.length : at;
}
