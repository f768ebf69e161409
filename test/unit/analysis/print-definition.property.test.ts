import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printDefinition } from '../../../server/src/analysis/card/print-definition.js';
import { printPhrase } from '../../../server/src/edition/print.js';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { described } from '../support/described.js';
import { created, edition } from '../support/phrases.js';
import { seeded } from '../support/seeded.js';
import { snapshotOf } from '../support/snapshot.js';

/** The token definition of a token file with this block. */
function defined(block: string, name: string, rulebook?: string) {
  const { set } = snapshotOf({ 'a.tokens': `${block}\n` }, rulebook === undefined ? {} : { rulebook });
  return set.definition(name)?.characteristics;
}

describe('a definition', () => {
  it('printed for a created token reads back as the same token', () => {
    fc.assert(
      fc.property(described, (is) => {
        const [token] = created(`Create ${printPhrase(is, edition().naming)}.`);
        const block = printDefinition(token!.characteristics, edition());
        expect(block, JSON.stringify(is)).not.toBeNull();
        expect(defined(block!, is.name!)).toEqual(token!.characteristics);
      }),
      seeded,
    );
  });

  it('printed for a predefined token reads back as the same token, if one block can express it', () => {
    const unprinted: string[] = [];
    for (const id of bundledRulebookIds) {
      for (const { words, characteristics } of edition(id).predefined.values()) {
        const block = printDefinition(characteristics, edition(id));
        if (block === null) unprinted.push(`${id}: ${words}`);
        else expect(defined(block, characteristics.name!, id)).toEqual(characteristics);
      }
    }
    // Incubators have two faces; in Riftbound tags are on no card's type line.
    expect(unprinted.filter((each) => !/Incubator$|^riftbound/.test(each))).toEqual([]);
  });

  it('is not printed if a characteristic is undetermined or would be read differently', () => {
    const [token] = created('Create a 1/1 red Goblin creature token.');
    const is = token!.characteristics;
    expect(printDefinition(is, edition())).toBe('Goblin Token\nCreature — Goblin\nColor: red\n1/1');
    expect(printDefinition({ ...is, name: null }, edition())).toBeNull();
    expect(printDefinition({ ...is, colors: null }, edition())).toBeNull();
    expect(printDefinition({ ...is, abilities: ['Note: this is no ability.'] }, edition())).toBeNull();
    expect(printDefinition({ ...is, keywords: ['burrow'] }, edition())).toBeNull();
  });
});
