import { describe, expect, it } from 'vitest';
import { cover, overlap, shift, span, touches } from '../../../server/src/text/span.js';

describe('a span', () => {
  it('can be shifted', () => {
    expect(shift(span(2, 5), 3)).toEqual({ start: 5, end: 8 });
  });

  it('is touched by a cursor at either end', () => {
    expect([1, 2, 5, 6].map((offset) => touches(span(2, 5), offset))).toEqual([false, true, true, false]);
  });

  it('overlaps spans that share a character with it', () => {
    expect(overlap(span(2, 5), span(4, 9))).toBe(true);
    expect(overlap(span(2, 5), span(5, 9))).toBe(false);
  });

  it('can be extended to cover another span', () => {
    expect(cover(span(2, 5), span(7, 9))).toEqual({ start: 2, end: 9 });
  });
});
