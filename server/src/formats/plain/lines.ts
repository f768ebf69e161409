import { plainRegion, type Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';

/** Whether a UTF-16 unit is white space within a line: space, tab, or the no-break space that web pages leave behind. */
function isSpace(unit: number): boolean {
  return unit === 32 || unit === 9 || unit === 160;
}

/** The span without the white space at its ends; empty, at its start, where there is nothing else. */
export function trimmed(text: string, within: Span): Span {
  let { start, end } = within;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  if (start === end) return { start: within.start, end: within.start };
  while (isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** One line of a block: the span of its content, and where the line begins and the one after it. */
export interface Line extends Span {
  readonly lineStart: number;
  readonly nextLine: number;
}

/** The lines of a block that say something of the card: all but blank ones and comments. */
export function contentLines(source: string): Line[] {
  const found: Line[] = [];
  const lines = new LineReader(source, 0);
  while (lines.advance()) {
    const { line, content, nextLine } = lines;
    if (content.start === content.end || isComment(source, content)) continue;
    found.push({ start: content.start, end: content.end, lineStart: line.start, nextLine });
  }
  return found;
}

/** The region of a span that lies within one line. */
export function regionOf(source: string, span: Span): Region {
  return plainRegion(source.slice(span.start, span.end), span.start);
}

/** Walks the lines of a text from a given offset, each once. LF, CRLF and a lone CR end a line, as in `LineIndex`. */
export class LineReader {
  private readonly text: string;
  private lineFeed = -1;
  private carriageReturn = -1;
  /** The current line, without its line break. */
  line: Span = { start: 0, end: 0 };
  /** The current line without the white space at its ends. */
  content: Span = { start: 0, end: 0 };
  /** Where the line after the current one begins. */
  nextLine: number;

  constructor(text: string, from: number) {
    this.text = text;
    this.nextLine = from;
  }

  /** Goes to the next line; false where there is none. Nothing after the last line break is no line. */
  advance(): boolean {
    const { text, nextLine: start } = this;
    if (start >= text.length) return false;
    if (this.lineFeed < start) this.lineFeed = offsetOf('\n', text, start);
    if (this.carriageReturn < start) this.carriageReturn = offsetOf('\r', text, start);
    const end = Math.min(this.lineFeed, this.carriageReturn);
    const crlf = end === this.carriageReturn && this.lineFeed === end + 1;
    this.nextLine = Math.min(end + (crlf ? 2 : 1), text.length);
    this.line = { start, end };
    this.content = trimmed(text, this.line);
    return true;
  }
}

/** The next offset of a line break character, or the text's length. Each is looked for once a line: linear as a whole. */
function offsetOf(breakCharacter: string, text: string, from: number): number {
  const at = text.indexOf(breakCharacter, from);
  return at < 0 ? text.length : at;
}

/** Whether a line's content is a comment. */
export function isComment(text: string, content: Span): boolean {
  return content.start < content.end && text.charCodeAt(content.start) === 35;
}
