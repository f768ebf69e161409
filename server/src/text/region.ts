import { lastIndexAtMost } from '../util/binary-search.js';
import { getOrInsert } from '../util/get-or-insert.js';
import type { Span } from './span.js';

/**
 * One piece of a source map: so many units of the file stand for so many units of the text.
 * Pieces of equal length map unit by unit; unequal ones (`&amp;`, CRLF, `<sym>`) are atomic.
 * A piece without text is hidden: markup, or a comment between two lines of rules text. No text is without source.
 * Marked `whole`, a piece is atomic although its lengths are equal; marked `fixed`, it is atomic and cannot be
 * replaced, as its source means something else besides (the stretch between two fields that are read as one text).
 */
export type Piece = readonly [sourceLength: number, textLength: number, mark?: 'whole' | 'fixed'];

/** How text is written where a region stands: `&quot;` in XML, `\"` in JSON. Null for text that cannot stand there. */
export type Encode = (text: string) => string | null;

/**
 * A piece of card text inside a file: the text as the grammar reads it, and the way back to where it stands.
 * `start` is an offset in whatever the region belongs to (for a card's fields: the card's own start).
 */
export interface Region {
  readonly text: string;
  readonly start: number;
  readonly pieces: readonly Piece[];
  /** Left out where text is written letter for letter. A line break is `\n`, whatever the file's are. */
  readonly encode?: Encode;
}

/** Whether a piece maps unit by unit. */
export function isStraight([sourceLength, textLength, mark]: Piece): boolean {
  return sourceLength === textLength && mark === undefined;
}

/** A region that stands in the file letter for letter; what is put in its place may be written in another way. */
export function plainRegion(text: string, start: number, encode?: Encode): Region {
  const pieces = straight(text.length);
  return encode ? { text, start, pieces, encode } : { text, start, pieces };
}

/** The most regions by far are short and map straight: their maps are shared, as there are several to every card. */
const shared: (readonly Piece[])[] = Array.from({ length: 512 }, (_, length) => [[length, length]]);

function straight(length: number): readonly Piece[] {
  return shared[length] ?? [[length, length]];
}

/** Where the pieces of a source map begin, in the source and in the text, as they do in a region that starts at 0. */
interface Seams {
  readonly source: readonly number[];
  readonly text: readonly number[];
}

/** A piece, and where it begins. */
interface Seam {
  readonly index: number;
  readonly source: number;
  readonly text: number;
}

const first: Seam = { index: 0, source: 0, text: 0 };

/** A source map of so many pieces or fewer is walked through from its beginning. */
const FEW = 32;

/** The seams of long maps: where a text has thousands of findings, nobody walks to each from the beginning. */
const known = new WeakMap<readonly Piece[], Seams>();

/** The last piece that begins at an offset of the source or the text or before it; maybe one before that. */
function lastSeam(pieces: readonly Piece[], side: keyof Seams, offset: number): Seam {
  if (pieces.length <= FEW) return first;
  const seams = getOrInsert(known, pieces, () => seamsOf(pieces));
  const index = lastIndexAtMost(seams[side], offset);
  return { index, source: seams.source[index]!, text: seams.text[index]! };
}

function seamsOf(pieces: readonly Piece[]): Seams {
  const seams = { source: [0], text: [0] };
  for (const [at, [sourceLength, textLength]] of pieces.entries()) {
    seams.source.push(seams.source[at]! + sourceLength);
    seams.text.push(seams.text[at]! + textLength);
  }
  return seams;
}

/** Where the region's source ends. */
export function regionEnd(region: Region): number {
  let end = region.start;
  for (const [sourceLength] of region.pieces) end += sourceLength;
  return end;
}

/** The span of the region in its source. */
export function regionSpan(region: Region): Span {
  return { start: region.start, end: regionEnd(region) };
}

/**
 * The source span of a span of the text. An end inside an atomic piece widens outward,
 * so that no half of `&amp;` is ever underlined or replaced. An empty span stays empty between pieces.
 */
export function toSource(region: Region, text: Span): Span {
  return {
    start: sourceOffset(region, text.start, 'before'),
    end: sourceOffset(region, text.end, 'after', text.start === text.end),
  };
}

function sourceOffset(region: Region, offset: number, widen: 'before' | 'after', empty = false): number {
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
 * The offset in the text of an offset in the source, or null where the source offset is outside the region or inside
 * a hidden piece. An offset inside another atomic piece is the piece's start.
 */
export function toText(region: Region, source: number): number | null {
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
 * Whether a span of the text can be replaced and nothing else is lost: no half of an atomic piece (a line seam, say),
 * no hidden piece, which the replacement could not bring back, and no fixed one.
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
