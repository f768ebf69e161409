import { type InlinePiece, letters } from './inline.js';
import { widthOf } from './measure.js';

/** A piece positioned in a line, in em from the line's start. */
export interface PlacedPiece {
  readonly piece: InlinePiece;
  readonly x: number;
}

/** A line of text, in em. */
export interface WrappedLine {
  readonly pieces: readonly PlacedPiece[];
  readonly width: number;
}

/** Pieces that stay together on a line. */
interface Unbroken {
  /** Their positions count from the word's start. */
  readonly pieces: readonly PlacedPiece[];
  readonly width: number;
  /** The width of the space before it. */
  readonly space: number;
}

/** A paragraph split into words, which is done once because widths do not depend on line breaks. */
export type Paragraph = readonly Unbroken[];

/** Splits a line of pieces into words at spaces, and after em dashes and the hyphens of compounds. */
export function wordsOf(pieces: readonly InlinePiece[]): Paragraph {
  const words: Unbroken[] = [];
  let current: InlinePiece[] = [];
  let space = 0;
  const end = (next: number) => {
    if (current.length > 0) words.push(wordOf(current, space));
    if (current.length > 0 || next > 0) space = next;
    current = [];
  };
  for (const piece of pieces) {
    if (piece.kind !== 'letters') {
      current.push(piece);
      continue;
    }
    for (const part of piece.text.split(/( |(?<=[—/])|(?<=\p{L}-)(?=\p{L}))/u)) {
      if (part === ' ') end(widthOf(letters(' ', piece.face)));
      else if (part === '') end(0);
      else current.push({ ...piece, text: part });
    }
  }
  end(0);
  return words;
}

/**
 * Breaks a paragraph into lines no wider than `width` (in em, at least one). A word that is too wide is broken between
 * letters. Lines after the first are indented by `indent` em.
 */
export function wrap(paragraph: Paragraph, width: number, indent = 0): WrappedLine[] {
  const lines: WrappedLine[] = [];
  let pieces: PlacedPiece[] = [];
  let at = 0;
  const flush = () => {
    lines.push({ pieces, width: at });
    pieces = [];
    at = indent;
  };
  for (const word of paragraph.flatMap((each) => breakWord(each, width - indent))) {
    if (pieces.length > 0 && at + word.space + word.width > width) flush();
    else if (pieces.length > 0) at += word.space;
    for (const { piece, x } of word.pieces) pieces.push({ piece, x: at + x });
    at += word.width;
  }
  if (pieces.length > 0 || lines.length === 0) flush();
  return lines;
}

/** Splits a word into parts that each fit on a line. */
function breakWord(word: Unbroken, width: number): readonly Unbroken[] {
  if (word.width <= width) return [word];
  const parts: Unbroken[] = [];
  let pieces: InlinePiece[] = [];
  let at = 0;
  for (const piece of word.pieces.flatMap((each) => splitLetters(each.piece, width))) {
    const wide = widthOf(piece);
    if (pieces.length > 0 && at + wide > width) {
      parts.push(wordOf(pieces, parts.length === 0 ? word.space : 0));
      pieces = [];
      at = 0;
    }
    pieces.push(piece);
    at += wide;
  }
  return [...parts, wordOf(pieces, parts.length === 0 ? word.space : 0)];
}

/** Splits letters into pieces of one letter each if they may be too wide for a line. */
function splitLetters(piece: InlinePiece, width: number): InlinePiece[] {
  if (piece.kind !== 'letters' || widthOf(piece) <= width / 4) return [piece];
  return (piece.text.match(/.\p{M}*/gsu) ?? []).map((text) => ({ ...piece, text }));
}

function wordOf(pieces: readonly InlinePiece[], space: number): Unbroken {
  let width = 0;
  const placed = pieces.map((piece) => {
    const x = width;
    width += widthOf(piece);
    return { piece, x };
  });
  return { pieces: placed, width, space };
}
