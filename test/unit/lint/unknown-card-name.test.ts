import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { knownCards } from '../support/known-cards.js';
import { lint } from '../support/lint.js';

const nothing = { predefined: [], subtypes: [], colors: [] };
const cards = knownCards(
  "Élan Vîtal's Keeper {W}\nCreature — Elf\n1/1",
  'Ash {R}\nInstant\nDraw a card.\n//\nEmber {B}\nInstant\nDraw a card.',
  'Moss Caller {G}\nCreature — Elf\n1/1',
);
const declared = { ...nothing, cards };
const own = { 'own.cards': 'Cinder Herald {R}\nSorcery\nDraw a card.\n' };

/** The messages for a list, with the reference above and a card of the set. */
function messages(list: string, path = 'my.cube.txt'): string[] {
  return lint({ [path]: list, ...own }, { declared }).map(({ severity, message }) => `${severity}: ${message}`);
}

describe('unknown-card-name', () => {
  it.each([
    'élan vîtal’s keeper',
    "Elan Vital's Keeper",
    'Ash // Ember',
    'Ash/Ember',
    'Ember',
    'ASH',
    '3x Moss Caller (AKD) 7',
    'cinder herald',
  ])('accepts “%s”', (line) => {
    expect(messages(`${line}\n`)).toEqual([]);
  });

  it('suggests the most similar name, including the set’s own cards', () => {
    expect(messages('Mos Caller\nCinder Heral\n')).toEqual([
      'warning: No card of the set or the card reference is named “Mos Caller”; did you mean “Moss Caller”?',
      'warning: No card of the set or the card reference is named “Cinder Heral”; did you mean “Cinder Herald”?',
    ]);
  });

  it('is only information if no name is similar: the card may be newer than the reference', () => {
    expect(messages('Brand New Thing\n')).toEqual([
      'info: No card of the set or the card reference is named “Brand New Thing”.',
    ]);
  });

  it('reports nothing without a reference', () => {
    expect(lint({ 'my.cube.txt': 'Cinder Heral\nBrand New Thing\n', ...own }, { declared: nothing })).toEqual([]);
  });

  it('accepts cards that the list marks as custom', () => {
    expect(messages('name,Custom\nMos Caller,true\n', 'my.cube.csv')).toEqual([]);
  });

  it('has fixes that are encoded for tables', () => {
    const text = 'name,Set\n"Elan Vitals Keeper",AKD\n';
    const found = lint({ 'my.cube.csv': text }, { declared });
    expect(
      applyEdits(
        text,
        found.flatMap(({ fix }) => fix?.edits ?? []),
      ),
    ).toBe(`name,Set\n"Élan Vîtal's Keeper",AKD\n`);
  });
});
