import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../../server/src/util/cheap-search.js';

describe('a cheap search', () => {
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
