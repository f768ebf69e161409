import { expect, it } from 'vitest';
import { LatestMemo } from '../../../server/src/util/latest-memo.js';

it('keeps what was made last, for those it was made for', () => {
  const newest = new LatestMemo<object, string, number>();
  const thing = {};
  let made = 0;
  const of = (whom: string) => newest.get(thing, whom, () => ++made);
  expect([of('one'), of('one')]).toEqual([1, 1]);
  expect([of('other'), of('other')]).toEqual([2, 2]);
  expect(of('one')).toBe(3);
});
