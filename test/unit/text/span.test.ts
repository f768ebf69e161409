import { describe, expect, it } from 'vitest';
import {
  type CardSpan,
  cover,
  type FileSpan,
  inFile,
  overlap,
  shift,
  span,
  type TextSpan,
  touches,
} from '../../../server/src/text/span.js';

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

describe('spans of different spaces', () => {
  it('cannot be mixed up', () => {
    const inCard: CardSpan = span(2, 5);
    const inTheFile: FileSpan = inFile(inCard, 10);
    expect(inTheFile).toEqual({ start: 12, end: 15 });
    // @ts-expect-error a span of a card is not one of the file
    const wrong: FileSpan = inCard;
    // @ts-expect-error nor is a span of the file one of a region's text
    const alsoWrong: TextSpan = inTheFile;
    // @ts-expect-error nor can it be moved into the file once more
    const moved = inFile(inTheFile, 10);
    expect([wrong, alsoWrong, moved]).toHaveLength(3);
  });
});
