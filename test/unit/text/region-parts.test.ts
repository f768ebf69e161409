import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEditable,
  type Piece,
  plainRegion,
  type Region,
  regionEnd,
  regionSpan,
  toSource,
} from '../../../server/src/text/region.js';
import { composed, joined, Pieces, partOf, trimmed } from '../../../server/src/text/region-parts.js';
import type { Span } from '../../../server/src/text/span.js';
import { seeded } from '../support/seeded.js';

describe('a region inside a region', () => {
  // `"a\n[i]b"` in JSON, with hidden markup: "a↵b".
  const json: Region = {
    text: 'a\n[i]b',
    start: 5,
    pieces: [
      [1, 1],
      [2, 1],
      [4, 4],
    ],
    encode: (text) => text.replaceAll('\n', '\\n'),
  };
  const inner: Region = {
    text: 'a\nb',
    start: 0,
    pieces: [
      [2, 2],
      [3, 0],
      [1, 1],
    ],
  };
  const whole = composed(json, inner);

  it('maps its words to the file', () => {
    expect(whole.text).toBe('a\nb');
    expect(regionSpan(whole)).toEqual({ start: 5, end: 12 });
    expect(toSource(whole, { start: 1, end: 2 })).toEqual({ start: 6, end: 8 });
    expect(toSource(whole, { start: 2, end: 3 })).toEqual({ start: 11, end: 12 });
  });

  it('does not let markup be lost', () => {
    expect(isEditable(whole, { start: 0, end: 2 })).toBe(true);
    expect(isEditable(whole, { start: 1, end: 3 })).toBe(false);
  });

  it('encodes text for both levels', () => {
    expect(whole.encode?.('x\ny')).toBe('x\\ny');
  });
});

describe('joined fields', () => {
  const types = joined([plainRegion('Creature', 10), plainRegion('Goblin', 30)], ' — ');

  it('read as one text that maps to each field', () => {
    expect(types.text).toBe('Creature — Goblin');
    expect(toSource(types, { start: 0, end: 8 })).toEqual({ start: 10, end: 18 });
    expect(toSource(types, { start: 11, end: 17 })).toEqual({ start: 30, end: 36 });
  });

  it('can be edited, but not the separator', () => {
    expect(isEditable(types, { start: 0, end: 8 })).toBe(true);
    expect(isEditable(types, { start: 11, end: 17 })).toBe(true);
    expect(isEditable(types, { start: 8, end: 11 })).toBe(false);
    expect(isEditable(types, { start: 0, end: 17 })).toBe(false);
  });

  it('cannot be edited at a separator of one character either', () => {
    const stats = joined([plainRegion('2', 10), plainRegion('3', 20)], '/');
    expect(stats.text).toBe('2/3');
    expect(isEditable(stats, { start: 1, end: 2 })).toBe(false);
    expect(toSource(stats, { start: 2, end: 3 })).toEqual({ start: 20, end: 21 });
  });

  it('map to the first field if they are in another order', () => {
    const stats = joined([plainRegion('2', 20), plainRegion('3', 10)], '/');
    expect(stats.text).toBe('2/3');
    expect(toSource(stats, { start: 2, end: 3 })).toEqual({ start: 20, end: 21 });
    expect(isEditable(stats, { start: 0, end: 1 })).toBe(false);
  });
});

it('trims white space at the ends', () => {
  expect(trimmed(plainRegion('  Goblin ', 3))).toEqual(plainRegion('Goblin', 5));
  expect(trimmed(plainRegion('   ', 3)).text).toBe('');
});

const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((length): Piece => [length, length]),
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 3 })).map(([s, t]): Piece => [s, t]),
);

/** A region with these pieces. */
function regionOf(pieces: readonly Piece[], start: number): Region {
  const built = new Pieces();
  for (const [s, t] of pieces) built.add(s, t);
  return built.region('x'.repeat(pieces.reduce((sum, [, t]) => sum + t, 0)), start);
}

describe('for any pieces', () => {
  const outers = fc.array(piece, { maxLength: 8 }).map((pieces) => regionOf(pieces, 7));
  const both = outers.chain((outer) =>
    fc.tuple(fc.nat(outer.text.length), fc.array(piece, { maxLength: 8 })).map(([start, pieces]) => {
      const fitting: Piece[] = [];
      let left = outer.text.length - start;
      for (const next of pieces) {
        if (next[0] > left) break;
        fitting.push(next);
        left -= next[0];
      }
      return { outer, inner: regionOf(fitting, start) };
    }),
  );

  it('the composed map covers the result of both maps one after the other', () => {
    fc.assert(
      fc.property(both, fc.nat(20), fc.nat(20), ({ outer, inner }, a, b) => {
        const whole = composed(outer, inner);
        const lengths = whole.pieces.reduce((sum, [, t]) => sum + t, 0);
        expect(lengths).toBe(inner.text.length);
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        if (end > inner.text.length || start === end) return;
        const direct = toSource(whole, { start, end });
        const twice = toSource(outer, textSpan(toSource(inner, { start, end })));
        expect(direct.start).toBeLessThanOrEqual(twice.start);
        expect(direct.end).toBeGreaterThanOrEqual(twice.end);
        expect(direct.start).toBeGreaterThanOrEqual(outer.start);
        expect(direct.end).toBeLessThanOrEqual(regionEnd(outer));
      }),
      seeded,
    );
  });

  it('a part has the same source span as in the whole region', () => {
    fc.assert(
      fc.property(outers, fc.nat(20), fc.nat(20), (outer, a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        if (end > outer.text.length || start === end) return;
        expect(regionSpan(partOf(outer, { start, end }))).toEqual(toSource(outer, { start, end }));
      }),
      seeded,
    );
  });
});

/** The source of an inner region is the text of the outer one. */
function textSpan({ start, end }: Span): Span {
  return { start, end };
}
