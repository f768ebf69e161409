import { describe, expect, it } from 'vitest';
import { containsAny, matchesOf } from '../../../server/src/util/cheap-search.js';

describe('a cheap search', () => {
  it('finds whether a text contains one of some parts', () => {
    expect(containsAny('draw a card', ['mill', 'a card'])).toBe(true);
    expect(containsAny('draw a card', ['mill', 'A card'])).toBe(false);
    expect(containsAny('draw a card', [])).toBe(false);
  });

  it('finds all matches of a pattern, every time it is used', () => {
    const pattern = /a./g;
    const found = (text: string) => matchesOf(text, pattern).map(({ 0: match, index }) => [match, index]);
    for (let time = 0; time < 2; time++) {
      expect(found('draw a card')).toEqual([
        ['aw', 2],
        ['a ', 5],
        ['ar', 8],
      ]);
      expect(found('mill')).toEqual([]);
    }
  });
});
