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

/** What is said of a list with the reference above and a set's own card. */
function said(list: string, path = 'my.cube.txt'): string[] {
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
  ])('knows “%s”', (line) => {
    expect(said(`${line}\n`)).toEqual([]);
  });

  it('says what was most likely meant, of the set’s own cards too', () => {
    expect(said('Mos Caller\nCinder Heral\n')).toEqual([
      'warning: No card of the set or the card reference is named “Mos Caller”; did you mean “Moss Caller”?',
      'warning: No card of the set or the card reference is named “Cinder Heral”; did you mean “Cinder Herald”?',
    ]);
  });

  it('only informs where nothing is near: the card may be newer than the reference', () => {
    expect(said('Brand New Thing\n')).toEqual([
      'info: No card of the set or the card reference is named “Brand New Thing”.',
    ]);
  });

  it('is quiet without a reference, as then nobody could know', () => {
    expect(lint({ 'my.cube.txt': 'Cinder Heral\nBrand New Thing\n', ...own }, { declared: nothing })).toEqual([]);
  });

  it('is quiet about cards that the list itself calls the owner’s own', () => {
    expect(said('name,Custom\nMos Caller,true\n', 'my.cube.csv')).toEqual([]);
  });

  it('is fixed in a table as the table writes it', () => {
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
