import { expect, it } from 'vitest';
import { LatestMemo } from '../../../server/src/util/latest-memo.js';

it('LatestMemo caches the latest value per key, for one dependency', () => {
  const memo = new LatestMemo<object, string, number>();
  const key = {};
  let computed = 0;
  const of = (dependency: string) => memo.get(key, dependency, () => ++computed);
  expect([of('one'), of('one')]).toEqual([1, 1]);
  expect([of('other'), of('other')]).toEqual([2, 2]);
  expect(of('one')).toBe(3);
});
