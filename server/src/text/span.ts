/** A half-open range `[start, end)` of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A span with the given bounds. */
export function span(start: number, end: number): Span {
  return { start, end };
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
