import { lastIndexAtMost } from '../util/binary-search.js';
import { memoize } from '../util/memoize.js';
import type { Offset, Space, Span, SpanIn, TextOffset, TextSpan } from './span.js';

/**
 * One piece of a source map: the numbers of units in the file and in the text that correspond to each other.
 * Pieces of equal length map unit by unit; unequal ones (`&amp;`, CRLF, `<sym>`) are atomic.
 * A piece without text is hidden: markup, or a comment between two lines of rules text. No text is without source.
 * With the mark `whole`, a piece is atomic although its lengths are equal; with `fixed`, it is atomic and cannot be
 * replaced, as its source also has another meaning (the gap between two fields that are read as one text).
 */
export type Piece = readonly [sourceLength: number, textLength: number, mark?: 'whole' | 'fixed'];

/**
 * Writes text as the file format requires: `&quot;` in XML, `\"` in JSON. Null for text that cannot be written there.
 */
export type Encode = (text: string) => string | null;

/**
 * A piece of card text inside a file: the text as the grammar reads it, and the map back to its source.
 * `start` is an offset in whatever contains the region (for a card's fields, an offset from the start of the card).
 */
export interface Region<S extends Space = 'card'> {
  readonly text: string;
  readonly start: Offset<S>;
  readonly pieces: readonly Piece[];
  /** Omitted if text is written verbatim. A line break is `\n`, whatever the file uses. */
  readonly encode?: Encode;
}

/** Whether a piece maps unit by unit. */
export function isStraight([sourceLength, textLength, mark]: Piece): boolean {
  return sourceLength === textLength && mark === undefined;
}

/** A region whose text is verbatim in the file; replacements may need encoding all the same. */
export function plainRegion<S extends Space = 'card'>(text: string, start: Offset<S>, encode?: Encode): Region<S> {
  const pieces = straight(text.length);
  return encode ? { text, start, pieces, encode } : { text, start, pieces };
}

/** Most regions are short and map straight, and every card has several: their maps are shared. */
const shared: (readonly Piece[])[] = Array.from({ length: 512 }, (_, length) => [[length, length]]);

function straight(length: number): readonly Piece[] {
  return shared[length] ?? [[length, length]];
}

/** The offsets where the pieces of a source map begin, in the source and in the text, for a region that starts at 0. */
interface Seams {
  readonly source: readonly number[];
  readonly text: readonly number[];
}

/** The index of a piece, and the offsets where it begins. */
interface Seam {
  readonly index: number;
  readonly source: number;
  readonly text: number;
}

const first: Seam = { index: 0, source: 0, text: 0 };

/** Source maps of at most this many pieces are searched from the start. */
const MAX_LINEAR = 32;

/** The last piece that begins at or before an offset of the source or the text, or an earlier one. */
function lastSeam(pieces: readonly Piece[], side: keyof Seams, offset: number): Seam {
  if (pieces.length <= MAX_LINEAR) return first;
  const seams = seamsOf(pieces);
  const index = lastIndexAtMost(seams[side], offset);
  return { index, source: seams.source[index]!, text: seams.text[index]! };
}

/** The seams of a long map. Computed once: otherwise, a text with thousands of findings would take quadratic time. */
const seamsOf = memoize((pieces: readonly Piece[]): Seams => {
  const seams = { source: [0], text: [0] };
  for (const [at, [sourceLength, textLength]] of pieces.entries()) {
    seams.source.push(seams.source[at]! + sourceLength);
    seams.text.push(seams.text[at]! + textLength);
  }
  return seams;
});

/** The offset where the region's source ends. */
export function regionEnd<S extends Space>(region: Region<S>): Offset<S> {
  let end = region.start;
  for (const [sourceLength] of region.pieces) end += sourceLength;
  return end;
}

/** The span of the region in its source. */
export function regionSpan<S extends Space>(region: Region<S>): SpanIn<S> {
  return { start: region.start, end: regionEnd(region) };
}

/**
 * The source span of a span of the text. An end inside an atomic piece is widened outward,
 * so that no half of `&amp;` is ever underlined or replaced. An empty span between pieces stays empty.
 */
export function toSource<S extends Space>(region: Region<S>, text: TextSpan): SpanIn<S> {
  return {
    start: sourceOffset(region, text.start, 'before'),
    end: sourceOffset(region, text.end, 'after', text.start === text.end),
  };
}

function sourceOffset<S extends Space>(
  region: Region<S>,
  offset: TextOffset,
  widen: 'before' | 'after',
  empty = false,
): number {
  const { pieces } = region;
  const seam = lastSeam(pieces, 'text', offset - 1);
  let source = region.start + seam.source;
  let { text } = seam;
  for (let i = seam.index; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const [sourceLength, textLength] = piece;
    const textEnd = text + textLength;
    // A start on a seam belongs to the piece after it, an end to the piece before it.
    const inside = widen === 'before' || empty ? offset < textEnd : offset <= textEnd;
    if (inside) {
      if (offset <= text) return source;
      if (isStraight(piece)) return source + (offset - text);
      return widen === 'before' ? source : source + sourceLength;
    }
    source += sourceLength;
    text = textEnd;
  }
  return source;
}

/**
 * The offset in the text of an offset in the source, or null if the source offset is outside the region or inside a
 * hidden piece. An offset inside another atomic piece maps to the piece's start.
 */
export function toText<S extends Space>(region: Region<S>, source: Offset<S>): TextOffset | null {
  if (source < region.start) return null;
  const { pieces } = region;
  const seam = lastSeam(pieces, 'source', source - region.start);
  let at = region.start + seam.source;
  let { text } = seam;
  for (let i = seam.index; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const [sourceLength, textLength] = piece;
    if (source < at + sourceLength) {
      if (isStraight(piece)) return text + (source - at);
      return textLength === 0 && source > at ? null : text;
    }
    at += sourceLength;
    text += textLength;
  }
  return source === at ? text : null;
}

/**
 * Whether a span of the text can be replaced without losing anything else: it contains no part of an atomic piece (a
 * line seam, for example), no hidden piece, which the replacement could not restore, and no fixed piece.
 */
export function isEditable(region: Region, text: Span): boolean {
  const { pieces } = region;
  const seam = lastSeam(pieces, 'text', text.start - 1);
  let at = seam.text;
  for (let i = seam.index; i < pieces.length && at < text.end; i++) {
    const piece = pieces[i]!;
    const [, textLength, mark] = piece;
    const end = at + textLength;
    if (!isStraight(piece) && text.start < end && at < text.end) {
      if (textLength === 0 || mark === 'fixed' || text.start > at || text.end < end) return false;
    }
    at = end;
  }
  return text.start >= 0 && text.end <= region.text.length;
}
