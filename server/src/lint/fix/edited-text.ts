import type { Space } from '../../text/span.js';
import type { Edit } from '../finding.js';

/** An edit, with the rules whose fixes it comes from, in the order in which they were applied. */
export interface RuleEdit<S extends Space = 'file'> extends Edit<S> {
  readonly rules: readonly string[];
}

/** A span of the original text that is unchanged. */
interface OriginalPiece {
  readonly start: number;
  readonly end: number;
}

/** Text that replaces a part of the original; empty for a deletion. */
interface InsertedPiece {
  readonly text: string;
  readonly rules: readonly string[];
}

type EditPiece = OriginalPiece | InsertedPiece;

/**
 * A text that is edited several times, each time in its current state. It tracks which spans of the original are
 * unchanged, so that all changes together can be returned as one list of edits of the original. Linear in pieces and
 * edits.
 */
export class EditedText<S extends Space = 'file'> {
  private readonly original: string;
  private pieces: readonly EditPiece[];

  constructor(original: string) {
    this.original = original;
    this.pieces = [{ start: 0, end: original.length }];
  }

  /** The current text. */
  get text(): string {
    return this.pieces.map((piece) => this.textOf(piece)).join('');
  }

  /** Edits the current text. @param edits in text order, without overlaps */
  apply(edits: readonly RuleEdit<S>[]): void {
    const rest = new PieceReader(this.pieces);
    const pieces: EditPiece[] = [];
    for (const { span, newText, rules } of edits) {
      rest.read(span.start, pieces);
      const before = rest.read(span.end, []).flatMap((piece) => ('text' in piece ? piece.rules : []));
      pieces.push({ text: newText, rules: [...before, ...rules] });
    }
    rest.read(Number.POSITIVE_INFINITY, pieces);
    this.pieces = pieces;
  }

  /** The edits that turn the original into the current text: in text order, none adjacent to another. */
  edits(): RuleEdit<S>[] {
    const edits: RuleEdit<S>[] = [];
    let inserted: InsertedPiece[] = [];
    let from = 0;
    const close = (to: number) => {
      const newText = inserted.map(({ text }) => text).join('');
      const rules = [...new Set(inserted.flatMap((piece) => piece.rules))];
      if (newText !== this.original.slice(from, to)) edits.push({ span: { start: from, end: to }, newText, rules });
      inserted = [];
    };
    for (const piece of this.pieces) {
      if ('text' in piece) inserted.push(piece);
      else if (piece.start < piece.end) {
        close(piece.start);
        from = piece.end;
      }
    }
    close(this.original.length);
    return edits;
  }

  private textOf(piece: EditPiece): string {
    return 'text' in piece ? piece.text : this.original.slice(piece.start, piece.end);
  }
}

/** Reads pieces from first to last, splitting them at the requested offsets. */
class PieceReader {
  private readonly pieces: readonly EditPiece[];
  private index = 0;
  /** The offset in the current piece's text up to which it has been read. */
  private from = 0;
  /** The same position as an offset in the text of all pieces. */
  private at = 0;

  constructor(pieces: readonly EditPiece[]) {
    this.pieces = pieces;
  }

  /** Appends to `found` the pieces from the current position to an offset in the text of all pieces. */
  read(to: number, found: EditPiece[]): EditPiece[] {
    for (; this.index < this.pieces.length; this.index++, this.from = 0) {
      const piece = this.pieces[this.index]!;
      const length = 'text' in piece ? piece.text.length : piece.end - piece.start;
      const end = Math.min(length, this.from + to - this.at);
      found.push(part(piece, this.from, end));
      this.at += end - this.from;
      this.from = end;
      if (end < length) break;
    }
    return found;
  }
}

function part(piece: EditPiece, from: number, to: number): EditPiece {
  if ('text' in piece) return { text: piece.text.slice(from, to), rules: piece.rules };
  return { start: piece.start + from, end: piece.start + to };
}
