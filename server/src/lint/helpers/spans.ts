import type { Span } from '../../text/span.js';

/** The spans in the order of the text, for `meets`. */
export function inTextOrder(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((a, b) => a.start - b.start);
}

/**
 * Whether one of the spans shares a character with another one. They stand in the order of the text and not in each
 * other.
 */
export function meets(spans: readonly Span[], { start, end }: Span): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.start < end) low = middle + 1;
    else high = middle;
  }
  return low > 0 && spans[low - 1]!.end > start;
}
