import { describe, expect, it } from 'vitest';
import { type Reference, referencesIn, resolve } from '../../../server/src/analysis/card/references.js';
import { SetIndex } from '../../../server/src/analysis/set/set-index.js';
import { parseRules } from '../../../server/src/language/tokens/parse.js';
import { edition } from '../support/phrases.js';

const empty = new SetIndex(new Map());

function references(text: string): readonly Reference[] {
  return referencesIn(parseRules(text, 'magic'));
}

/** The predefined tokens that a text refers to, by its words. */
function meaningsIn(text: string): string[] {
  return references(text).flatMap((reference) => {
    const meaning = resolve(reference, edition(), empty);
    const [first] = meaning?.predefined ?? [];
    return first ? [`${reference.words} → ${first.words}`] : [];
  });
}

describe('references to tokens that a text does not create', () => {
  it.each([
    ['Sacrifice a Food: You gain 3 life.', 'Food → Food'],
    ['Clues you control have ward {1}.', 'Clues → Clue'],
    ['Whenever you sacrifice a Treasure token, scry 1.', 'Treasure → Treasure'],
    ['Tap two untapped Powerstones you control.', 'Powerstones → Powerstone'],
    ['Attach any number of Young Hero Role tokens to it.', 'Young Hero Role → Young Hero Role'],
    ['Destroy each Walker token.', 'Walker → Walker'],
  ])('%s', (text, expected) => {
    expect(meaningsIn(text)).toEqual([expected]);
  });

  it.each([
    'Each Zombie you control gets +1/+1.',
    'Create a Treasure token.',
    'Nontoken creatures you control have haste.',
  ])('are not found in: %s', (text) => {
    expect(meaningsIn(text)).toEqual([]);
  });

  it('include the whole name after "named"', () => {
    expect(
      references('Sacrifice a creature named Goblin Scout Token: Scry 1.')
        .filter(({ form }) => form === 'named')
        .map(({ words }) => words),
    ).toEqual(['Goblin Scout Token']);
    expect(
      references('Create a 0/1 red Imp creature token named Cinders of Dusk.').filter(({ form }) => form === 'named'),
    ).toEqual([]);
  });
});
