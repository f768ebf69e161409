import type { Edit } from '../finding.js';

/** An edit, with the rules whose fixes it comes from, in the order in which they were made. */
export interface RuleEdit extends Edit {
  readonly rules: readonly string[];
}

/** A stretch of the original that still stands. */
interface Kept {
  readonly start: number;
  readonly end: number;
}

/** Text that stands in place of what was there; empty where something was only removed. */
interface Put {
  readonly text: string;
  readonly rules: readonly string[];
}

type EditPiece = Kept | Put;

/**
 * A text that is edited several times over, each time as the edits before have left it. It knows which stretches of
 * the original still stand, so all of it comes out as one list of edits of the original. Linear in pieces and edits.
 */
export class EditedText {
  private readonly original: string;
  private pieces: readonly EditPiece[];

  constructor(original: string) {
    this.original = original;
    this.pieces = [{ start: 0, end: original.length }];
  }

  /** The text as it is now. */
  get text(): string {
    return this.pieces.map((piece) => this.textOf(piece)).join('');
  }

  /** Edits the text as it is now. @param edits in the order of the text, without overlaps */
  apply(edits: readonly RuleEdit[]): void {
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

  /** What turns the original into the text as it is now: in the order of the text, none next to another. */
  edits(): RuleEdit[] {
    const edits: RuleEdit[] = [];
    let put: Put[] = [];
    let from = 0;
    const close = (to: number) => {
      const newText = put.map(({ text }) => text).join('');
      const rules = [...new Set(put.flatMap((piece) => piece.rules))];
      if (newText !== this.original.slice(from, to)) edits.push({ span: { start: from, end: to }, newText, rules });
      put = [];
    };
    for (const piece of this.pieces) {
      if ('text' in piece) put.push(piece);
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

/** Reads pieces from first to last, cut where it is asked to stop. */
class PieceReader {
  private readonly pieces: readonly EditPiece[];
  private index = 0;
  /** Where in its text the piece at hand goes on. */
  private from = 0;
  /** The same place in the text of all pieces. */
  private at = 0;

  constructor(pieces: readonly EditPiece[]) {
    this.pieces = pieces;
  }

  /** Adds the pieces from where it stands to an offset in the text of all of them to those found before. */
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
