import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextFinder } from '../../../server/src/util/text-finder.js';
import { seeded } from '../support/seeded.js';

describe('the texts found in another', () => {
  const finder = new TextFinder([['oken', 'reate'], ['token card'], ['’s']]);

  it('are told by group', () => {
    expect([...finder.groupsIn(['Create a token.'])]).toEqual([1, 0, 0]);
    expect([...finder.groupsIn(['A token card'])]).toEqual([1, 1, 0]);
    expect([...finder.groupsIn(['the player’s hand'])]).toEqual([0, 0, 1]);
    expect([...finder.groupsIn(['Draw a card.'])]).toEqual([0, 0, 0]);
  });

  it('may stand in each other', () => {
    const nested = new TextFinder([['she'], ['he'], ['hers'], ['ushers in']]);
    expect([...nested.groupsIn(['ushers'])]).toEqual([1, 1, 1, 0]);
  });

  it('are found in whatever case where that is asked for', () => {
    const any = new TextFinder([['Gift a food', 'été']], { ignoreCase: true });
    expect(any.matchesAny('GIFT A Food')).toBe(true);
    expect(any.matchesAny('ÉTÉ')).toBe(false);
    expect(new TextFinder([['gift']]).matchesAny('Gift')).toBe(false);
  });

  it('are those that a search for each one finds', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.array(letters, { maxLength: 4 }), { maxLength: 4 });
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 20 }), { maxLength: 3 });
    fc.assert(
      fc.property(groups, texts, (groups, texts) => {
        const held = (one: string) => texts.some((text) => text.includes(one));
        const found = groups.map((group) => (group.some(held) ? 1 : 0));
        const finder = new TextFinder(groups);
        expect([...finder.groupsIn(texts)]).toEqual(found);
        expect(texts.some((text) => finder.matchesAny(text))).toBe(found.includes(1));
      }),
      seeded,
    );
  });
});
