import { expect, it } from 'vitest';
import { lastAtOrBefore, lowerBound } from '../../../server/src/util/binary-search.js';

const items = [{ start: 2 }, { start: 5 }, { start: 5 }, { start: 9 }];

it.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 3],
  [10, 4],
])('the first item from %i on is number %i', (offset, index) => {
  expect(lowerBound(items, offset)).toBe(index);
});

it.each([
  [1, undefined],
  [2, 2],
  [8, 5],
  [99, 9],
])('the last item up to %i starts at %s', (offset, start) => {
  expect(lastAtOrBefore(items, offset)?.start).toBe(start);
});
