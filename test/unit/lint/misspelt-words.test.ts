import { describe, expect, it } from 'vitest';
import { keywordsOf } from '../../../server/src/lint/helpers/keywords.js';
import {
  misspeltColor,
  misspeltSubtype,
  misspeltType,
  misspeltWord,
} from '../../../server/src/lint/helpers/misspelt-words.js';
import { nearest } from '../../../server/src/lint/helpers/nearest-word.js';
import { edition } from '../support/phrases.js';

describe('misspeltWord', () => {
  it.each([
    ['artefact', 'Artifact'],
    ['Enchantmnet', 'Enchantment'],
    ['ladn', 'Land'],
    ['alnd', 'Land'],
    ['enchantmnt', 'Enchantment'],
    ['enchntmnt', 'Enchantment'],
  ])('finds the word that was meant by %s', (written, meant) => {
    expect(misspeltWord(written, ['Land', 'Artifact', 'Enchantment'])).toBe(meant);
  });

  it.each([
    ['lnd', ['Lands']],
    ['sand', ['Land']],
    ['echntmnt', ['Enchantment']],
    ['nchantmeny', ['Enchantment']],
    ['', ['Land']],
  ])('finds nothing near %s', (written, known) => expect(misspeltWord(written, known)).toBeNull());

  it('returns null for a known word, even if another one is near', () => {
    expect(misspeltWord('Elk', ['Elf', 'Elk'])).toBeNull();
    expect(misspeltWord('elk', ['Elk', 'Elf'])).toBeNull();
    expect(misspeltWord('Elk', ['Elf'])).toBe('Elf');
  });

  it('returns the first of several near words', () => {
    expect(misspeltWord('Ela', ['Elf', 'Elk'])).toBe('Elf');
  });
});

describe('misspeltSubtype', () => {
  const known = ['Goblin', 'Devil', 'Elf'];

  it.each(['Gobin', 'Goblni', 'Groblin', 'Goblim', 'Golbin'])('allows one slip in a long word: %s', (word) => {
    expect(misspeltSubtype(word, known)).toBe('Goblin');
  });

  it.each(['Goblinns', 'Gooblinn', 'Hoblin', 'Evil', 'Delf', 'lEf', 'Goblin'])('allows no more: %s', (word) => {
    expect(misspeltSubtype(word, known)).toBeNull();
  });

  it.each([
    ['Eelf', 'Elf'],
    ['Devl', 'Devil'],
    ['Deivl', 'Devil'],
    ['Davil', null],
    ['Elv', null],
  ])('allows a letter more or less, or two swapped, in a short word: %s', (word, right) =>
    expect(misspeltSubtype(word, known)).toBe(right),
  );
});

describe('misspelt types and colors', () => {
  it.each([
    ['creture', 'creature'],
    ['Artefact', 'artifact'],
    ['lnad', 'land'],
    ['planeswaker', 'planeswalker'],
    ['enchntmnt', 'enchantment'],
    ['reature', 'creature'],
    ['enchntmt', null],
    ['sand', null],
    ['Sand', null],
  ])('the type for %s is %s', (word, type) => expect(misspeltType(word)).toBe(type));

  it.each([
    ['balck', 'black'],
    ['grene', 'green'],
    ['whit', 'white'],
    ['colourless', 'colorless'],
    ['rad', null],
  ])('the color for %s is %s', (word, color) => expect(misspeltColor(word)).toBe(color));
});

describe('the nearest word', () => {
  it.each([
    ['banana', ['Katana'], null],
    ['boatt', ['Goat', 'Boat'], 'Boat'],
    ['goad', ['Toad', 'Goat'], 'Goat'],
    ['toad', ['Goad', 'Toad'], null],
    ['spiirrt', ['Spirit'], 'Spirit'],
    ['abcd', ['abxy'], null],
    ['abcdef', ['abcdxy'], 'abcdxy'],
  ])('to %s of %j is %s', (word, known, right) => expect(nearest(word, known)).toBe(right));
});

describe('the keyword that misspelt words mean', () => {
  it('is the same when it is looked up again, also after thousands of other words', () => {
    const keywords = keywordsOf(edition());
    expect(keywords.intended('fliyng', 'sure')).toBe('flying');
    expect(keywords.intended('fliyng', 'sure')).toBe('flying');
    expect(keywords.intended('flying', 'sure')).toBeNull();
    for (let i = 0; i < 5000; i++) keywords.intended(`fliyng${i}`, 'sure');
    expect(keywords.intended('fliyng', 'sure')).toBe('flying');
  });

  it.each([
    // A list of keywords, a line of its own, and a word that reminder text explains.
    ['fliyng', 'flying', 'flying', 'flying'],
    ['fflying', 'flying', 'flying', 'flying'],
    ['lying', 'flying', 'flying', null],
    ['flyng', 'flying', 'flying', null],
    ['heste', 'haste', 'haste', null],
    ['wrd', 'ward', 'ward', null],
    ['efender', 'defender', 'defender', null],
    ['prowes', 'prowess', 'prowess', 'prowess'],
    ['hexprof', 'hexproof', 'hexproof', 'hexproof'],
    ['doublestrike', 'double strike', 'double strike', 'double strike'],
    ['first strik', 'first strike', 'first strike', null],
    ['trmpl', null, null, null],
    ['tramples', null, null, null],
    ['shrouded', null, null, null],
    ['menacing', null, null, null],
    ['flask', null, null, null],
  ])('for %s is %s in a list, %s alone, %s explained', (word, sure, alone, explained) => {
    const keywords = keywordsOf(edition());
    expect(keywords.intended(word, 'sure')).toBe(sure);
    expect(keywords.intended(word, 'alone')).toBe(alone);
    expect(keywords.intended(word, 'explained')).toBe(explained);
  });
});
