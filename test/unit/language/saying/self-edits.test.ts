import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEdits } from '../../../../server/src/language/saying/edit.js';
import { selfEdits } from '../../../../server/src/language/saying/self-edits.js';

const said = (text: string, name: string, typeLine: string, date = '') =>
  withEdits(text, selfEdits(text, { name, typeLine }, date));

describe('how a card refers to itself', () => {
  it.each([
    ['Creature — Elf', 'When Willow Scout enters, scry 1.', 'When this creature enters, scry 1.'],
    ['Artifact Creature — Golem', '{2}: Willow Scout gets +1/+1.', '{2}: This creature gets +1/+1.'],
    [
      'Artifact — Equipment',
      "Attach Willow Scout to it. It has Willow Scout's power.",
      "Attach this Equipment to it. It has this Equipment's power.",
    ],
    ['Artifact — Vehicle', 'Willow Scout can’t block.', 'This Vehicle can’t block.'],
    ['Artifact Land', 'Willow Scout enters tapped.', 'This land enters tapped.'],
    ['Enchantment — Aura', 'Landfall — Willow Scout has flying.', 'Landfall — This Aura has flying.'],
    ['Creature — Elf', 'When you cast Willow Scout, draw a card.', 'When you cast this spell, draw a card.'],
    ['Creature — Elf', "Willow Scout can't be countered.", "This spell can't be countered."],
    ['Creature — Elf', 'Willow Scout costs {1} less to cast.', 'This spell costs {1} less to cast.'],
    [
      'Creature — Elf',
      '{G}: Return Willow Scout from your graveyard to your hand.',
      '{G}: Return this card from your graveyard to your hand.',
    ],
    [
      'Creature — Elf',
      'As long as Willow Scout is in your graveyard, you win.',
      'As long as this card is in your graveyard, you win.',
    ],
    [
      'Creature — Elf',
      'Sacrifice Willow Scout: Willow Scout deals 1 damage to any target.',
      'Sacrifice this creature: It deals 1 damage to any target.',
    ],
    [
      'Creature — Elf',
      'Sacrifice Willow Scout: Draw cards equal to Willow Scout’s power.',
      'Sacrifice this creature: Draw cards equal to this creature’s power.',
    ],
    [
      'Creature — Elf',
      "When Willow Scout dies, return Willow Scout to its owner's hand.",
      "When this creature dies, return it to its owner's hand.",
    ],
    [
      'Land',
      "As Willow Scout enters, you may pay 2 life. If you don't, Willow Scout enters tapped.",
      "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
    ],
    ['Instant', 'Willow Scout deals 2 damage to any target.', 'Willow Scout deals 2 damage to any target.'],
    [
      'Instant',
      'Draw a card. If Willow Scout was kicked, draw two cards instead.',
      'Draw a card. If this spell was kicked, draw two cards instead.',
    ],
    [
      'Creature — Elf',
      'Search your library for a card named Willow Scout.',
      'Search your library for a card named Willow Scout.',
    ],
    [
      'Creature — Elf',
      'Elves have "{T}: Willow Scout deals 1 damage to any target."',
      'Elves have "{T}: Willow Scout deals 1 damage to any target."',
    ],
    ['Creature — Elf', 'Flying (Willow Scout can fly.)', 'Flying (Willow Scout can fly.)'],
  ])('says what a card is since 2024: %s, %s', (typeLine, text, expected) => {
    expect(said(text, 'Willow Scout', typeLine)).toBe(expected);
    expect(said(expected, 'Willow Scout', typeLine)).toBe(expected);
  });

  it.each([
    ['Rowena, Duskwarden', 'Whenever Rowena, Duskwarden attacks, scry 1.', 'Whenever Rowena attacks, scry 1.'],
    ['Rowena the Grey', 'Whenever Rowena the Grey attacks, scry 1.', 'Whenever Rowena attacks, scry 1.'],
    [
      'Spirit of the Dusk',
      'Whenever Spirit of the Dusk attacks, scry 1.',
      'Whenever Spirit of the Dusk attacks, scry 1.',
    ],
    ['Elf Queen', 'Destroy target Elf. Elf Queen fights it.', 'Destroy target Elf. Elf Queen fights it.'],
    ['Rowena, Duskwarden', 'Rowena, Duskwarden can be your commander.', 'Rowena, Duskwarden can be your commander.'],
    [
      'Rowena, Duskwarden',
      '{1}, Discard Rowena: Rowena deals 2 damage to any target.',
      '{1}, Discard this card: It deals 2 damage to any target.',
    ],
  ])('calls a legend by its short name: %s', (name, text, expected) => {
    expect(said(text, name, 'Legendary Creature — Human')).toBe(expected);
  });

  it('cuts no name that is a sentence', () => {
    const text = 'When Storm the Gate enters, transform Storm the Gate.';
    expect(said(text, 'Storm the Gate', 'Legendary Enchantment')).toBe(text);
  });

  it.each([
    [
      'When this creature enters, return this card from your graveyard to your hand.',
      'When Willow Scout enters, return Willow Scout from your graveyard to your hand.',
    ],
    ["This spell can't be countered.", "Willow Scout can't be countered."],
    [
      'Target creature gains "When this creature dies, draw a card."',
      'Target creature gains "When this creature dies, draw a card."',
    ],
  ])('uses the name in the words of 2017: %s', (text, expected) => {
    expect(said(text, 'Willow Scout', 'Creature — Elf', '2017-07')).toBe(expected);
  });

  it('gives the full name of a legend first in the words of 2017', () => {
    expect(
      said('When Rowena enters, scry 1.\nRowena has flying.', 'Rowena, Duskwarden', 'Legendary Creature', '2017-07'),
    ).toBe('When Rowena, Duskwarden enters, scry 1.\nRowena has flying.');
  });

  it('says that a god is no creature without its title in any year', () => {
    const text = "As long as your devotion to red is less than five, Rowena isn't a creature.\nRowena has flying.";
    for (const date of ['2017-07', '']) expect(said(text, 'Rowena, Duskwarden', 'Legendary Creature', date)).toBe(text);
  });

  it('finds nothing more in its own words, whatever the text is', () => {
    const words = [
      'Rowena',
      'Rowena, Duskwarden',
      'this creature',
      'it',
      'Sacrifice',
      ':',
      ',',
      '.',
      'dies',
      'enters',
      'As',
      '\n',
      '"',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 25 }), (list) => {
        const text = list.join(' ');
        const once = said(text, 'Rowena, Duskwarden', 'Creature — Human');
        expect(said(once, 'Rowena, Duskwarden', 'Creature — Human')).toBe(once);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
