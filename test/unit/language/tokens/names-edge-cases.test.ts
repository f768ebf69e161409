import { describe, expect, it } from 'vitest';
import { partsAfterNoun, partsOf } from './parts.js';

describe('a name after "named"', () => {
  it.each([
    ['named Mark of the Dunes.', 'Mark of the Dunes'],
    ['named Salt and Sand.', 'Salt and Sand'],
    ['named Ash 9000.', 'Ash 9000'],
    ['named Ash—Bringer.', 'Ash—Bringer'],
    ['named Ash — the cat.', 'Ash'],
    ['named Ash of the kettle.', 'Ash'],
    ['named Mark of the on Dunes.', 'Mark'],
    ['named “Ash.”', 'Ash'],
    ['named “Ash,” then draw a card.', 'Ash'],
    ['named “Ash” tapped.', 'Ash'],
    ['named Ash of Kher, a Food token, and a Clue token.', 'Ash of Kher'],
    ['named Ash and Bren, a legendary 2/2 white Human creature token.', 'Ash'],
    ['named Ash, Bringer, and a Food token.', 'Ash'],
    ['named Fen, the Child of Ember Hollow.', 'Fen, the Child of Ember Hollow'],
    ['named Fen, the Last Child of Ember Hollow.', 'Fen'],
    ['named Fen, the Child of Ember with haste.', 'Fen, the Child of Ember'],
    ["named Fen, Child of Ember that's tapped.", 'Fen, Child of Ember'],
    ['named Fen, Child of Ember\nDraw a card.', 'Fen, Child of Ember'],
    ['named Fen, Child of Ember', 'Fen, Child of Ember'],
    ['named Fen, the Child and draw a card.', 'Fen'],
    ['named Fen, with haste.', 'Fen'],
    ['named Fen, Child of the moon.', 'Fen'],
  ])('ends where its capitals end: %s', (words, name) => {
    expect(partsAfterNoun(`Create a 1/1 white Cat creature token ${words}`)[0]).toBe(`name ${name}`);
  });

  it('is not empty', () => {
    expect(partsAfterNoun('Create a 1/1 white Cat creature token named “”.')).toEqual([]);
  });
});

describe('a name before the description', () => {
  const human = ['pt 2/2', 'colors white', 'subtype Human', 'type creature', 'noun token'];

  it.each([
    [
      'Create Ash Keeper, a legendary 2/2 white Human creature token.',
      'Ash Keeper',
      ['count a', 'supertype legendary'],
    ],
    [
      'Create “Ash Keeper”, a legendary 2/2 white Human creature token.',
      '“Ash Keeper”',
      ['count a', 'supertype legendary'],
    ],
    [
      'Create Ash Keeper, a tapped legendary 2/2 white Human creature token.',
      'Ash Keeper',
      ['count a', 'state tapped', 'supertype legendary'],
    ],
    [
      'Create Ash Keeper, a tapped and attacking legendary 2/2 white Human creature token.',
      'Ash Keeper',
      ['count a', 'state tapped and attacking', 'supertype legendary'],
    ],
    ['Create Ash, 1 legendary 2/2 white Human creature token.', 'Ash', ['count 1', 'supertype legendary']],
    [
      'Create Ash, a Friend of Salt, a legendary 2/2 white Human creature token.',
      'Ash, a Friend of Salt',
      ['count a', 'supertype legendary'],
    ],
    [
      'Create Ash, a Friend of legendary Elves, a 2/2 white Human creature token.',
      'Ash, a Friend of legendary Elves',
      ['count a'],
    ],
    [
      'Create 1000000000 Rats, a legendary 2/2 white Human creature token.',
      '1000000000 Rats',
      ['count a', 'supertype legendary'],
    ],
  ])('is all up to the description: %s', (text, name, parts) => {
    expect(partsOf(text)).toEqual([[`name ${name}`, ...parts, ...human]]);
  });

  it.each([
    ['Create Ember, a Human 2/2 white creature token.', ['count a', 'subtype Human', 'pt 2/2', 'colors white']],
    ['Create Ember, a red Human creature token.', ['count a', 'colors red', 'subtype Human']],
    ['Create Ember, an odd 2/2 white creature token.', ['count an', 'unknown odd', 'pt 2/2', 'colors white']],
  ])('does not need "legendary": %s', (text, parts) => {
    expect(partsOf(text)).toEqual([['name Ember', ...parts, 'type creature', 'noun token']]);
  });

  it('may come before up to three subtypes and a card type', () => {
    const parts = (words: string) => partsOf(`Create Ember Tome, a ${words} token.`)[0] ?? [];
    expect(parts('Book Equipment artifact')).toContain('name Ember Tome');
    expect(parts('Big Book Equipment artifact')).toContain('name Ember Tome');
    expect(parts('Old Big Book Equipment artifact')).toEqual([]);
    expect(parts('artifact')).toEqual([]);
    expect(parts('old Book artifact')).toEqual([]);
  });

  it('may come before a description without "token" only if that is legendary', () => {
    expect(partsOf('Create Ember, a legendary 2/2 white Human creature.')[0]?.[0]).toBe('name Ember');
    expect(partsOf('Create Ember, a 2/2 white Human creature.')).toEqual([]);
  });

  it.each([
    ['Create ember keeper, a legendary 2/2 white Human creature token.', []],
    ['Create Ember. Ash, a legendary 2/2 white Human creature token.', []],
    ['Create Ember\nAsh, a legendary 2/2 white Human creature token.', []],
    ['Create 7 Ash, a legendary 2/2 white Human creature token.', ['count 7', 'subtype Ash']],
    ['Create Ember token, a legendary 2/2 white Human creature token.', ['subtype Ember', 'noun token']],
  ])('is not read from a count, small letters, or over the end of a phrase: %s', (text, first) => {
    expect(partsOf(text)[0] ?? []).toEqual(first);
  });
});

describe('several names before one noun', () => {
  const token = (...names: string[]) => names.map((name) => [`subtype ${name}`, 'noun token']);

  it.each([
    ['Create a Clue, Food, or Treasure token.', token('Clue', 'Food', 'Treasure')],
    ['Create a Clue and a Food token.', token('Clue', 'Food')],
    ['Create a Clue or Food token.', token('Clue', 'Food')],
    ['Create a Clue, Food token.', token('Clue', 'Food')],
    ['Create a food and a clue token.', token('food', 'clue')],
    ['Create a Young Hero and Food token.', token('Young Hero', 'Food')],
  ])('are tokens of their own: %s', (text, items) => expect(partsOf(text)).toEqual(items));

  it.each(['tapped', 'untapped', 'attacking', 'colorless', 'red', 'legendary', 'artifact', 'each'])(
    'are names and not other words before the noun: a food or a %s token',
    (word) => expect(partsOf(`Create a food or a ${word} token.`)).not.toContainEqual(['subtype food', 'noun token']),
  );
});

describe('tokens that were named before', () => {
  it.each([
    'two of those tokens',
    'twice that many of those tokens',
    'X of them',
    'one of each',
    'one of those token',
    'that token',
    'the same token',
    'that same token',
    'those tokens',
    'two very many of them',
  ])('are referred to: %s', (words) => expect(partsOf(`Create ${words}.`)).toEqual([[`count ${words}`]]));

  it.each(['of them', 'of those tokens', 'two of those cards', 'two, of them', 'two very very many of them'])(
    'are not referred to: %s',
    (words) => expect(partsOf(`Create ${words}.`)).toEqual([]),
  );

  it.each([
    ["that token that's a copy of it", ['count that', 'noun token', "copy that's a copy of it → it"]],
    ['those tokens that are red', ['count those', 'noun tokens', 'colors that are red']],
    ['one of these tokens tapped', ['count one of these tokens', 'state tapped']],
  ])('may be described after the noun: %s', (words, parts) => expect(partsOf(`Create ${words}.`)).toEqual([parts]));
});

describe('the second of several tokens', () => {
  it('may have its name before it, after the abilities of the first', () =>
    expect(
      partsOf(
        'Create Ash, a legendary 5/3 red Cat creature token with menace, and Bone, a 3/5 black Dog creature token.',
      ),
    ).toMatchObject([
      expect.arrayContaining(['keyword menace']),
      expect.arrayContaining([expect.stringMatching(/^name Bone/), 'pt 3/5']),
    ]));
});
