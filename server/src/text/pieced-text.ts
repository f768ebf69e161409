import { lastIndexAtMost } from '../util/binary-search.js';
import { isInLineBreak } from './line-break.js';
import { LineIndex, type Position } from './line-index.js';
import type { Span } from './span.js';
import type { Text } from './text.js';

/** So many UTF-16 units a piece has at first; one that has grown to more than twice of it is cut again. */
const USUAL = 8192;

/** A part of a text: the same object in all texts that have come from each other by edits elsewhere. */
class TextPiece {
  private index: LineIndex | null = null;

  constructor(readonly text: string) {}

  /** Its lines, looked for when they are first asked for. */
  get lines(): LineIndex {
    this.index ??= new LineIndex(this.text);
    return this.index;
  }
}

/** Where the pieces of a text stand among its lines, piece by piece, and last where its end stands. */
interface Lines {
  /** How many lines end before it. */
  readonly before: readonly number[];
  /** Where the line starts that it begins in. */
  readonly starts: readonly number[];
}

/**
 * A text that is edited: cut in pieces, so that an edit makes only those anew that it touches, whatever the size of the
 * text. Never changes itself. Knows its lines, as `LineIndex` does.
 */
export class PiecedText implements Text {
  private known: Lines | null = null;

  /**
   * @param starts where the pieces start, and behind them where the text ends
   * @param whole all of it, once that has been asked for
   */
  private constructor(
    private readonly pieces: readonly TextPiece[],
    private readonly starts: readonly number[],
    private whole: string | null,
    /** How long a piece is at first. */
    private readonly usual: number,
  ) {}

  /** A text that is one string so far. */
  static of(text: string, usual = USUAL): PiecedText {
    return PiecedText.from(cut(text, usual), text, usual);
  }

  private static from(pieces: readonly TextPiece[], whole: string | null, usual: number): PiecedText {
    const starts = [0];
    let length = 0;
    for (const { text } of pieces) {
      length += text.length;
      starts.push(length);
    }
    return new PiecedText(pieces, starts, whole, usual);
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

  /** The text with something else in place of a stretch of it. */
  edited({ start, end }: Span, newText: string): PiecedText {
    const { pieces, starts } = this;
    // The pieces that the edit touches, so that what it puts side by side comes into one: CR and LF make one line break.
    let first = lastIndexAtMost(starts, start);
    if (first > 0 && (first === pieces.length || starts[first] === start)) first--;
    const last = lastIndexAtMost(starts, end);
    const head = pieces[first]?.text.slice(0, start - starts[first]!) ?? '';
    const tail = pieces[last]?.text.slice(end - starts[last]!) ?? '';
    const between = cut(head + newText + tail, this.usual);
    return PiecedText.from([...pieces.slice(0, first), ...between, ...pieces.slice(last + 1)], null, this.usual);
  }

  /** How much at the beginning, and how much of the rest at the end, is the same in another text because no edit touched it. */
  untouched(other: PiecedText): { readonly head: number; readonly tail: number } {
    const shorter = Math.min(this.pieces.length, other.pieces.length);
    let first = 0;
    while (first < shorter && this.pieces[first] === other.pieces[first]) first++;
    let last = 0;
    while (last < shorter - first && this.pieces.at(-1 - last) === other.pieces.at(-1 - last)) last++;
    return { head: this.starts[first]!, tail: this.length - this.starts[this.pieces.length - last]! };
  }

  /** How many lines it has; the empty text has one. */
  get lineCount(): number {
    return this.lines.before.at(-1)! + 1;
  }

  /** The place of an offset; offsets outside the text are clamped to its ends, one in a line break to the line's end. */
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

  /** The offset of a place; characters past the line's end are clamped to it, lines past the text to the text's end. */
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

  /** Where a line's text ends, before its line break. */
  private lineEnd(line: number, start: number): number {
    if (line + 1 >= this.lineCount) return this.length;
    const next = this.lineStart(line + 1);
    return next - (this.slice(Math.max(start, next - 2), next) === '\r\n' ? 2 : 1);
  }

  private get lines(): Lines {
    if (!this.known) {
      const before = [0];
      const starts = [0];
      for (const [at, { lines }] of this.pieces.entries()) {
        const breaks = lines.lineCount - 1;
        before.push(before[at]! + breaks);
        starts.push(breaks === 0 ? starts[at]! : this.starts[at]! + lines.startOf(breaks));
      }
      this.known = { before, starts };
    }
    return this.known;
  }
}

/** A text in pieces, none of them empty, and none between CR and LF: each has whole line breaks. */
function cut(text: string, usual: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let start = 0; start < text.length; ) {
    let end = text.length - start > 2 * usual ? start + usual : text.length;
    if (isInLineBreak(text, end)) end++;
    pieces.push(new TextPiece(text.slice(start, end)));
    start = end;
  }
  return pieces;
}
