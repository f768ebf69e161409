import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextFinder } from '../../../server/src/util/text-finder.js';
import { seeded } from '../support/seeded.js';

describe('TextFinder', () => {
  const finder = new TextFinder([['oken', 'reate'], ['token card'], ['’s']]);

  it('finds texts by group', () => {
    expect([...finder.groupsIn(['Create a token.'])]).toEqual([1, 0, 0]);
    expect([...finder.groupsIn(['A token card'])]).toEqual([1, 1, 0]);
    expect([...finder.groupsIn(['the player’s hand'])]).toEqual([0, 0, 1]);
    expect([...finder.groupsIn(['Draw a card.'])]).toEqual([0, 0, 0]);
  });

  it('finds texts inside other texts', () => {
    const nested = new TextFinder([['she'], ['he'], ['hers'], ['ushers in']]);
    expect([...nested.groupsIn(['ushers'])]).toEqual([1, 1, 1, 0]);
  });

  it('ignores case if requested', () => {
    const any = new TextFinder([['Gift a food', 'été']], { ignoreCase: true });
    expect(any.matchesAny('GIFT A Food')).toBe(true);
    expect(any.matchesAny('ÉTÉ')).toBe(false);
    expect(new TextFinder([['gift']]).matchesAny('Gift')).toBe(false);
  });

  it('finds the same texts as separate searches', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.array(letters, { maxLength: 4 }), { maxLength: 4 });
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 20 }), { maxLength: 3 });
    fc.assert(
      fc.property(groups, texts, (groups, texts) => {
        const occurs = (one: string) => texts.some((text) => text.includes(one));
        const found = groups.map((group) => (group.some(occurs) ? 1 : 0));
        const finder = new TextFinder(groups);
        expect([...finder.groupsIn(texts)]).toEqual(found);
        expect(texts.some((text) => finder.matchesAny(text))).toBe(found.includes(1));
      }),
      seeded,
    );
  });
});
