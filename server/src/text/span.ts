declare const space: unique symbol;

/** What an offset counts from: the start of a file, of a card's source, or of the text of a region. */
export type Space = 'file' | 'card' | 'text';

/**
 * An offset in UTF-16 code units. Offsets of different spaces are different types, so that passing one in place of another
 * does not compile; a plain number, such as the result of arithmetic, is accepted as any of them.
 */
export type Offset<S extends Space> = number & { readonly [space]?: S };
export type FileOffset = Offset<'file'>;
export type TextOffset = Offset<'text'>;

/** A half-open range `[start, end)` of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A span whose offsets count from something known. */
export interface SpanIn<S extends Space> extends Span {
  readonly start: Offset<S>;
  readonly end: Offset<S>;
}
export type FileSpan = SpanIn<'file'>;
export type CardSpan = SpanIn<'card'>;
export type TextSpan = SpanIn<'text'>;

/** A span with the given bounds. */
export function span(start: number, end: number): Span {
  return { start, end };
}

/** A span of a card as a span of the file that the card starts at `cardStart` in. */
export function inFile(span: CardSpan, cardStart: FileOffset): FileSpan {
  return { start: span.start + cardStart, end: span.end + cardStart };
}

/** The same span, moved by `offset`. */
export function shift(s: Span, offset: number): Span {
  return { start: s.start + offset, end: s.end + offset };
}

/** Whether `offset` is in the span or at its end, as a cursor may be. */
export function touches(s: Span, offset: number): boolean {
  return s.start <= offset && offset <= s.end;
}

/** Whether the two spans share at least one character. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The smallest span that contains both. */
export function cover(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}
