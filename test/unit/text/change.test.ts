import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween } from '../../../server/src/text/change.js';
import { seeded } from '../support/seeded.js';

describe('changeBetween', () => {
  it('finds a typed character', () => {
    expect(changeBetween('a tken', 'a token')).toEqual({ start: 3, oldEnd: 3, newEnd: 4 });
  });

  it('is empty for equal texts', () => {
    expect(changeBetween('same', 'same')).toEqual({ start: 4, oldEnd: 4, newEnd: 4 });
  });

  it('does not count a repeated character twice', () => {
    expect(changeBetween('aa', 'aaa')).toEqual({ start: 2, oldEnd: 2, newEnd: 3 });
    expect(changeBetween('aaa', 'aa')).toEqual({ start: 2, oldEnd: 3, newEnd: 2 });
  });

  it('finds a change in the middle of long texts', () => {
    const before = 'x'.repeat(20_000);
    const after = `${before.slice(0, 9_000)}y${before.slice(9_001)}`;
    expect(changeBetween(before, after)).toEqual({ start: 9_000, oldEnd: 9_001, newEnd: 9_001 });
  });

  it('turns one text into the other', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 30 });
    // Long equal ends are compared slice by slice.
    const padding = fc.constantFrom('', 'b'.repeat(4_096), 'ab'.repeat(5_000));
    fc.assert(
      fc.property(padding, texts, texts, padding, (head, old, now, tail) => {
        const before = head + old + tail;
        const after = head + now + tail;
        const { start, oldEnd, newEnd } = changeBetween(before, after);
        expect(before.slice(0, start) + after.slice(start, newEnd) + before.slice(oldEnd)).toBe(after);
        expect(start <= oldEnd && start <= newEnd).toBe(true);
      }),
      seeded,
    );
  });
});
