import { expect, it } from 'vitest';
import { addAll } from '../../../server/src/util/add-all.js';

it('addAll adds more items than a call can have arguments', () => {
  const list = [0];
  addAll(
    list,
    Array.from({ length: 300_000 }, (_, at) => at + 1),
  );
  expect(list.length).toBe(300_001);
  expect(list.at(-1)).toBe(300_000);
});
