import { lastIndexAtMost } from '../util/binary-search.js';
import { isInLineBreak } from './line-break.js';
import { LineIndex, type Position } from './line-index.js';
import type { Span } from './span.js';
import type { Text } from './text.js';

/** The usual length of a piece in UTF-16 units; one that grows to more than twice that is split. */
const PIECE_SIZE = 8192;

/** A part of a text: the same object in all versions of the text that differ only elsewhere. */
class TextPiece {
  private index: LineIndex | null = null;

  constructor(readonly text: string) {}

  /** Its line index, built on first use. */
  get lines(): LineIndex {
    this.index ??= new LineIndex(this.text);
    return this.index;
  }
}

/** The line numbers and line starts of the pieces of a text; the last entry is for the end of the text. */
interface Lines {
  /** By piece: how many lines end before it. */
  readonly before: readonly number[];
  /** By piece: the offset where the line starts in which the piece begins. */
  readonly starts: readonly number[];
}

/**
 * An immutable text for editing: split into pieces, so that an edit recreates only the pieces it touches, whatever the
 * size of the text. Converts offsets to positions and back, as `LineIndex` does.
 */
export class PiecedText implements Text {
  private cachedLines: Lines | null = null;

  /**
   * @param starts the offsets where the pieces start, then the length of the text
   * @param whole the whole text, once it was requested
   */
  private constructor(
    private readonly pieces: readonly TextPiece[],
    private readonly starts: readonly number[],
    private whole: string | null,
    /** The usual length of a piece. */
    private readonly pieceSize: number,
  ) {}

  /** The text of a string. */
  static of(text: string, pieceSize = PIECE_SIZE): PiecedText {
    return PiecedText.from(cut(text, pieceSize), text, pieceSize);
  }

  private static from(pieces: readonly TextPiece[], whole: string | null, pieceSize: number): PiecedText {
    const starts = [0];
    let length = 0;
    for (const { text } of pieces) {
      length += text.length;
      starts.push(length);
    }
    return new PiecedText(pieces, starts, whole, pieceSize);
  }

  get length(): number {
    return this.starts.at(-1)!;
  }

  slice(start: number, end = this.length): string {
    if (this.whole !== null || end - start === this.length) return this.toString().slice(start, end);
    const { pieces, starts } = this;
    const first = lastIndexAtMost(starts, start);
    let found = '';
    for (let at = first; at < pieces.length && starts[at]! < end; at++) {
      found += pieces[at]!.text.slice(Math.max(0, start - starts[at]!), end - starts[at]!);
    }
    return found;
  }

  toString(): string {
    this.whole ??= this.pieces.map(({ text }) => text).join('');
    return this.whole;
  }

  /** The text with `newText` in place of a span. */
  edited({ start, end }: Span, newText: string): PiecedText {
    const { pieces, starts } = this;
    // Includes the piece before an edit on a seam, so that a CR and an LF that become neighbors form one line break.
    let first = lastIndexAtMost(starts, start);
    if (first > 0 && (first === pieces.length || starts[first] === start)) first--;
    const last = lastIndexAtMost(starts, end);
    const head = pieces[first]?.text.slice(0, start - starts[first]!) ?? '';
    const tail = pieces[last]?.text.slice(end - starts[last]!) ?? '';
    const between = cut(head + newText + tail, this.pieceSize);
    return PiecedText.from([...pieces.slice(0, first), ...between, ...pieces.slice(last + 1)], null, this.pieceSize);
  }

  /** The length of the common start and of the common end of this and another text, as far as they share pieces. */
  untouched(other: PiecedText): { readonly head: number; readonly tail: number } {
    const shorter = Math.min(this.pieces.length, other.pieces.length);
    let first = 0;
    while (first < shorter && this.pieces[first] === other.pieces[first]) first++;
    let last = 0;
    while (last < shorter - first && this.pieces.at(-1 - last) === other.pieces.at(-1 - last)) last++;
    return { head: this.starts[first]!, tail: this.length - this.starts[this.pieces.length - last]! };
  }

  /** How many lines the text has; the empty text has one. */
  get lineCount(): number {
    return this.lines.before.at(-1)! + 1;
  }

  /**
   * The position of an offset. Offsets outside the text are clamped to its ends, one inside a line break to the line's
   * end.
   */
  position(offset: number): Position {
    let at = Math.max(0, Math.min(offset, this.length));
    const { before, starts } = this.lines;
    const index = Math.max(0, Math.min(lastIndexAtMost(this.starts, at), this.pieces.length - 1));
    const start = this.starts[index]!;
    if (isInLineBreak(this.pieces[index]?.text ?? '', at - start)) at--;
    const line = this.pieces[index]?.lines.lineAt(at - start) ?? 0;
    const lineStart = line === 0 ? starts[index]! : start + this.pieces[index]!.lines.startOf(line);
    return { line: before[index]! + line, character: at - lineStart };
  }

  /**
   * The offset of a position. Characters past the line's end are clamped to it, lines past the text to the text's end.
   */
  offset({ line, character }: Position): number {
    if (line < 0) return 0;
    if (line >= this.lineCount) return this.length;
    const start = this.lineStart(line);
    return Math.min(start + Math.max(0, character), this.lineEnd(line, start));
  }

  private lineStart(line: number): number {
    const { before, starts } = this.lines;
    const index = lastIndexAtMost(before, line);
    if (line === before[index]) return starts[index]!;
    return this.starts[index]! + this.pieces[index]!.lines.startOf(line - before[index]!);
  }

  /** The offset where a line's text ends, before its line break. */
  private lineEnd(line: number, start: number): number {
    if (line + 1 >= this.lineCount) return this.length;
    const next = this.lineStart(line + 1);
    return next - (this.slice(Math.max(start, next - 2), next) === '\r\n' ? 2 : 1);
  }

  private get lines(): Lines {
    if (!this.cachedLines) {
      const before = [0];
      const starts = [0];
      for (const [at, { lines }] of this.pieces.entries()) {
        const breaks = lines.lineCount - 1;
        before.push(before[at]! + breaks);
        starts.push(breaks === 0 ? starts[at]! : this.starts[at]! + lines.startOf(breaks));
      }
      this.cachedLines = { before, starts };
    }
    return this.cachedLines;
  }
}

/** A text in pieces, none of them empty; CR and LF are never separated, so that each piece has whole line breaks. */
function cut(text: string, pieceSize: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let start = 0; start < text.length; ) {
    let end = text.length - start > 2 * pieceSize ? start + pieceSize : text.length;
    if (isInLineBreak(text, end)) end++;
    pieces.push(new TextPiece(text.slice(start, end)));
    start = end;
  }
  return pieces;
}
