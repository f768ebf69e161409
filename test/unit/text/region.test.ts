import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEditable,
  isStraight,
  type Piece,
  plainRegion,
  type Region,
  regionEnd,
  regionSpan,
  toSource,
  toText,
} from '../../../server/src/text/region.js';
import { seeded } from '../support/seeded.js';

// `Draw&amp;<i>win</i>`, read as "Draw&win".
const escaped: Region = {
  text: 'Draw&win',
  start: 10,
  pieces: [
    [4, 4],
    [5, 1],
    [3, 0],
    [3, 3],
    [4, 0],
  ],
};

describe('a region with an escape and markup', () => {
  it('has a source span', () => {
    expect(regionEnd(escaped)).toBe(29);
    expect(regionSpan(escaped)).toEqual({ start: 10, end: 29 });
  });

  it('maps a word to its source', () => {
    expect(toSource(escaped, { start: 0, end: 4 })).toEqual({ start: 10, end: 14 });
    expect(toSource(escaped, { start: 5, end: 8 })).toEqual({ start: 22, end: 25 });
  });

  it('maps the escaped character to the whole escape', () => {
    expect(toSource(escaped, { start: 4, end: 5 })).toEqual({ start: 14, end: 19 });
  });

  it('covers the markup between two words, but none at the ends', () => {
    expect(toSource(escaped, { start: 4, end: 8 })).toEqual({ start: 14, end: 25 });
  });

  it('maps every offset inside the escape to its start, and none inside markup', () => {
    expect([14, 15, 18].map((source) => toText(escaped, source))).toEqual([4, 4, 4]);
    expect([19, 20, 21, 22].map((source) => toText(escaped, source))).toEqual([5, null, null, 5]);
  });

  it('maps no offset outside', () => {
    expect([9, 30].map((source) => toText(escaped, source))).toEqual([null, null]);
    expect(toText(escaped, 29)).toBe(8);
  });

  it('allows words and whole escapes to be replaced, but no markup', () => {
    expect(isEditable(escaped, { start: 0, end: 4 })).toBe(true);
    expect(isEditable(escaped, { start: 2, end: 5 })).toBe(true);
    expect(isEditable(escaped, { start: 5, end: 8 })).toBe(true);
    expect(isEditable(escaped, { start: 4, end: 8 })).toBe(false);
    expect(isEditable(escaped, { start: 7, end: 9 })).toBe(false);
  });
});

describe('a region with an atomic piece of several characters', () => {
  // For example `\u2014` twice, read as the two letters "ab" by one escape of six units.
  const region: Region = {
    text: 'xaby',
    start: 0,
    pieces: [
      [1, 1],
      [6, 2],
      [1, 1],
    ],
  };

  it('widens an end inside the piece outward', () => {
    expect(toSource(region, { start: 2, end: 4 })).toEqual({ start: 1, end: 8 });
    expect(toSource(region, { start: 0, end: 2 })).toEqual({ start: 0, end: 7 });
    expect(toSource(region, { start: 2, end: 2 })).toEqual({ start: 1, end: 7 });
  });

  it('does not allow half of it to be replaced', () => {
    expect(isEditable(region, { start: 0, end: 2 })).toBe(false);
    expect(isEditable(region, { start: 2, end: 2 })).toBe(false);
    expect(isEditable(region, { start: 1, end: 3 })).toBe(true);
  });
});

describe('a plain region', () => {
  it('maps unit by unit', () => {
    const region = plainRegion('token', 7);
    expect(toSource(region, { start: 1, end: 3 })).toEqual({ start: 8, end: 10 });
    expect(toText(region, 9)).toBe(2);
    expect(regionSpan(region)).toEqual({ start: 7, end: 12 });
  });

  it('may be empty, or long', () => {
    expect(toSource(plainRegion('', 7), { start: 0, end: 0 })).toEqual({ start: 7, end: 7 });
    expect(toText(plainRegion('', 7), 7)).toBe(0);
    expect(regionEnd(plainRegion('x'.repeat(5_000), 7))).toBe(5_007);
  });
});

const pieces = fc.array(
  fc.oneof(
    fc.nat(5).map((length): Piece => [length, length]),
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(3)).filter(([source, text]) => source !== text),
  ),
  { maxLength: 8 },
);
const regions = fc.tuple(fc.nat(9), pieces).map(([start, chosen]): Region => {
  const length = chosen.reduce((sum, [, textLength]) => sum + textLength, 0);
  return { text: 'x'.repeat(length), start, pieces: chosen };
});
const regionsWithSpan = regions.chain((region) =>
  fc.tuple(fc.constant(region), fc.nat(region.text.length), fc.nat(region.text.length)).map(([, a, b]) => ({
    region,
    span: { start: Math.min(a, b), end: Math.max(a, b) },
  })),
);

describe('any region', () => {
  it('maps spans to spans inside it', () => {
    fc.assert(
      fc.property(regionsWithSpan, ({ region, span }) => {
        const source = toSource(region, span);
        expect(source.start).toBeLessThanOrEqual(source.end);
        expect(source.start).toBeGreaterThanOrEqual(region.start);
        expect(source.end).toBeLessThanOrEqual(regionEnd(region));
      }),
      seeded,
    );
  });

  it('widens spans outward, so that nothing of the text is lost on the way back', () => {
    fc.assert(
      fc.property(regionsWithSpan, ({ region, span }) => {
        const source = toSource(region, span);
        expect(toText(region, source.start) ?? 0).toBeLessThanOrEqual(span.start);
        expect(toText(region, source.end) ?? region.text.length).toBeGreaterThanOrEqual(span.end);
      }),
      seeded,
    );
  });

  it('maps each source offset of a character to that character and back', () => {
    fc.assert(
      fc.property(regions, (region) => {
        for (let offset = 0; offset < region.text.length; offset++) {
          const { start, end } = toSource(region, { start: offset, end: offset + 1 });
          const back = toText(region, start);
          if (end - start === 1 && isEditable(region, { start: offset, end: offset + 1 })) expect(back).toBe(offset);
          else expect(back).toBeLessThanOrEqual(offset);
        }
      }),
      seeded,
    );
  });

  it('loses nothing when an editable span is replaced', () => {
    fc.assert(
      fc.property(regionsWithSpan, ({ region, span }) => {
        if (!isEditable(region, span)) return;
        const source = toSource(region, span);
        let at = region.start;
        let text = 0;
        for (const [sourceLength, textLength] of region.pieces) {
          const inside = source.start < at + sourceLength && at < source.end;
          if (inside && sourceLength !== textLength) {
            expect(textLength, 'a hidden piece would be lost').toBeGreaterThan(0);
            expect(span.start <= text && text + textLength <= span.end, 'a piece would be halved').toBe(true);
          }
          at += sourceLength;
          text += textLength;
        }
      }),
      seeded,
    );
  });

  it('handles its own ends', () => {
    fc.assert(
      fc.property(regions, (region) => {
        const all = { start: 0, end: region.text.length };
        expect(isEditable(region, { start: -1, end: 0 })).toBe(false);
        expect(isEditable(region, { start: 0, end: region.text.length + 1 })).toBe(false);
        expect(toText(region, regionEnd(region))).toBe(region.text.length);
        expect(toSource(region, all).end).toBeLessThanOrEqual(regionEnd(region));
      }),
      seeded,
    );
  });
});

describe('a region of many pieces', () => {
  const piece = fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((length): Piece => [length, length]),
    fc.constantFrom<Piece>([5, 1], [6, 2], [3, 0], [1, 1, 'whole'], [2, 1, 'fixed'], [4, 4, 'fixed']),
  );
  /** The same map with every letter of straight pieces as a separate piece. */
  const inLetters = (pieces: readonly Piece[]): Piece[] =>
    pieces.flatMap((each) => (isStraight(each) ? Array.from({ length: each[0] }, (): Piece => [1, 1]) : [each]));

  it('maps like an equivalent region of few pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), fc.nat(9), (pieces, start) => {
        const length = (side: 0 | 1) => pieces.reduce((sum, each) => sum + each[side], 0);
        const few: Region = { text: 'x'.repeat(length(1)), start, pieces };
        const many: Region = { ...few, pieces: inLetters(pieces) };
        for (let from = 0; from <= length(1) + 1; from++) {
          for (let to = from; to <= length(1) + 1; to += 1 + (to - from)) {
            const span = { start: from, end: to };
            expect(toSource(many, span)).toEqual(toSource(few, span));
            expect(isEditable(many, span)).toBe(isEditable(few, span));
          }
        }
        for (let at = start - 1; at <= start + length(0) + 1; at++) expect(toText(many, at)).toBe(toText(few, at));
      }),
      seeded,
    );
  });
});
