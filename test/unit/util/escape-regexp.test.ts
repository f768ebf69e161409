import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeRegExp } from '../../../server/src/util/escape-regexp.js';

describe('a text as part of a regular expression', () => {
  it.each(['', 'u', 'iu'])('matches just this text, with the flags “%s”', (flags) => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(new RegExp(`^${escapeRegExp(text)}$`, flags).exec(text)?.[0]).toBe(text);
      }),
    );
  });

  it('matches words with digits and hyphens', () => {
    expect(new RegExp(escapeRegExp('boon-2020.1'), 'u').test('a boon-2020.1 counter')).toBe(true);
  });
});
