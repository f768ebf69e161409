import { describe, expect, it } from 'vitest';
import { memoize, memoizeByName } from '../../../server/src/util/memoize.js';

describe('memoize', () => {
  it('computes the result for each object once', () => {
    let computed = 0;
    const countOf = memoize((_object: object) => ++computed);
    const [a, b] = [{}, {}];
    expect([countOf(a), countOf(b), countOf(a), countOf(b)]).toEqual([1, 2, 1, 2]);
  });

  it('keeps results that are null, zero or empty', () => {
    for (const result of [null, 0, '', false]) {
      let computed = 0;
      const resultOf = memoize((_object: object) => {
        computed++;
        return result;
      });
      const object = {};
      expect([resultOf(object), resultOf(object), computed]).toEqual([result, result, 1]);
    }
  });
});

describe('memoizeByName', () => {
  it('computes the result for each object and name once', () => {
    let computed = 0;
    const countOf = memoizeByName((_object: object, _name: string) => ++computed);
    const [a, b] = [{}, {}];
    expect([countOf(a, 'x'), countOf(a, 'y'), countOf(b, 'x')]).toEqual([1, 2, 3]);
    expect([countOf(a, 'x'), countOf(a, 'y'), countOf(b, 'x')]).toEqual([1, 2, 3]);
  });

  it('passes on a context, which is not compared', () => {
    const joined = memoizeByName((object: { readonly id: string }, name: string, context: number) =>
      [object.id, name, context].join(' '),
    );
    const object = { id: 'a' };
    expect(joined(object, 'x', 1)).toBe('a x 1');
    expect(joined(object, 'x', 2)).toBe('a x 1');
    expect(joined(object, 'y', 2)).toBe('a y 2');
  });
});
