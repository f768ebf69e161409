import { lowerBound } from '../util/binary-search.js';
import type { Span } from './span.js';

/** The spans sorted by their start, as `overlapsAny` needs them. */
export function sortedByStart(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((a, b) => a.start - b.start);
}

/**
 * Whether one of the spans shares a character with another span.
 * @param spans sorted by start and not nested
 */
export function overlapsAny(spans: readonly Span[], { start, end }: Span): boolean {
  const last = spans[lowerBound(spans, end) - 1];
  return last !== undefined && last.end > start;
}
