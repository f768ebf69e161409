import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Characteristics, Color } from '../../../server/src/edition/characteristics.js';
import { nameFrom } from '../../../server/src/edition/describe.js';
import { printPhrase } from '../../../server/src/edition/print.js';
import { created, edition } from '../support/phrases.js';

const types = fc.constantFrom(
  ['Creature'],
  ['Artifact', 'Creature'],
  ['Enchantment', 'Creature'],
  ['Land', 'Creature'],
  ['Artifact'],
  ['Enchantment'],
);
const subtypes = fc.uniqueArray(
  fc.constantFrom('Goblin', 'Scout', 'Time Lord', 'Treasure', 'Aura', 'Ember', 'Forest'),
  { minLength: 1, maxLength: 3 },
);
const colors = fc.subarray<Color>(['W', 'U', 'B', 'R', 'G']);
const keywords = fc.subarray([
  'flying',
  'first strike',
  'ward {1}',
  'protection from red',
  'toxic 1',
  'equip {2}',
  'double strike',
]);
const abilities = fc.subarray([
  "This token can't block.",
  '{T}: Add {G}.',
  'When this token dies, draw a card.',
  "Equipped creature has '{T}: Scry 1.'",
]);
const ownName = fc.option(fc.constantFrom('Orla, Friend to None', 'The Hollow Bell', 'Mark of the Flame', 'Boo'));

const described = fc
  .record({
    types,
    subtypes,
    colors,
    keywords,
    abilities,
    ownName,
    pt: fc.option(fc.constantFrom('1/1', '8/8', 'X/X', '11/4')),
    legendary: fc.boolean(),
  })
  .map(({ ownName: own, legendary, ...is }): Characteristics => {
    // The comma form is for legendary tokens; a comma in a name after "named" would end it.
    const name = own !== null && (legendary || !own.includes(',')) ? own : nameFrom(is.subtypes, edition().naming);
    const supertypes = legendary ? ['Legendary'] : [];
    return { ...is, name, supertypes, loyalty: null, back: null, might: null, tags: [] };
  });

describe('a described token', () => {
  it('is printed as card text and read again as the same token', () => {
    fc.assert(
      fc.property(described, fc.integer({ min: 1, max: 9 }), (is, any) => {
        // There is one legendary token of a name (704.5j).
        const count = is.supertypes?.length ? 1 : any;
        const text = `Create ${printPhrase(is, edition().naming, count)}.`;
        const tokens = created(text);
        expect(tokens, text).toHaveLength(1);
        expect(tokens[0]!.characteristics, text).toEqual(is);
        expect(tokens[0]!.quantity.count, text).toEqual({ kind: 'number', value: count });
      }),
      { numRuns: 2000 },
    );
  });

  it('reads as card text does', () => {
    const is = {
      name: 'Ember Knight Token',
      supertypes: [],
      colors: ['W', 'R'],
      types: ['Creature'],
      subtypes: ['Ember', 'Knight'],
      pt: '8/8',
    } as const;
    const whole: Characteristics = {
      ...is,
      loyalty: null,
      keywords: ['haste'],
      abilities: ["This token can't block."],
      back: null,
      might: null,
      tags: [],
    };
    expect(printPhrase(whole, edition().naming)).toBe(
      'an 8/8 red and white Ember Knight creature token with haste and "This token can\'t block."',
    );
  });
});
