import { lowerBound } from '../util/binary-search.js';
import type { Span } from './span.js';

/** The spans in the order of the text, for `meets`. */
export function inTextOrder(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((a, b) => a.start - b.start);
}

/**
 * Whether one of the spans shares a character with another one. They stand in the order of the text and not in each
 * other.
 */
export function meets(spans: readonly Span[], { start, end }: Span): boolean {
  const last = spans[lowerBound(spans, end) - 1];
  return last !== undefined && last.end > start;
}
