import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Characteristics } from '../../../server/src/edition/characteristics.js';
import { printPhrase } from '../../../server/src/edition/print.js';
import { described } from '../support/described.js';
import { created, edition } from '../support/phrases.js';

describe('a described token', () => {
  it('is printed as card text and read back as the same token', () => {
    fc.assert(
      fc.property(described, fc.integer({ min: 1, max: 9 }), (is, any) => {
        // Only one legendary token of a name can be created at a time (704.5j).
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

  it('is printed in the form of card text', () => {
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
