import { expect, it } from 'vitest';
import { Newest } from '../../../server/src/text/newest.js';

it('keeps what was made last, for those it was made for', () => {
  const newest = new Newest<object, string, number>();
  const thing = {};
  expect(newest.get(thing, 'one')).toBeUndefined();
  newest.set(thing, 'one', 1);
  expect([newest.get(thing, 'one'), newest.get(thing, 'other')]).toEqual([1, undefined]);
  newest.set(thing, 'other', 2);
  expect([newest.get(thing, 'one'), newest.get(thing, 'other')]).toEqual([undefined, 2]);
});
