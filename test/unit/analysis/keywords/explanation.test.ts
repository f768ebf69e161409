import { describe, expect, it } from 'vitest';
import { explanationsIn } from '../../../../server/src/analysis/keywords/explanation.js';
import { edition } from '../../support/phrases.js';

/** The keywords that a text explains: "action unchain", "ability ploy 2". */
function explained(text: string): string[] {
  return explanationsIn(text, edition()).map(({ kind, word, number }) => [kind, word, number ?? []].flat().join(' '));
}

describe('a custom keyword ability', () => {
  it.each([
    ['Ploy {2} (You may cast this card face down for {2}.)', 'ability ploy'],
    ['Flying, mend 1 (Damage dealt by this creature also heals you.)', 'ability mend 1'],
    [
      'Mooring—Sacrifice two Boats. (You may cast this spell from your harbor for its mooring cost.)',
      'ability mooring',
    ],
    ['Twilight — Exile target Boat. (It returns at the beginning of the next end step.)', []],
    ['Evolving—Ember Drake (You may cast a creature named Ember Drake for less.)', 'ability evolving'],
    ['Mooring—Sacrifice two Boats (You may cast this spell from your harbor.)', 'ability mooring'],
    ['Grand entrance (When this creature enters, create a Treasure token.)', 'ability grand entrance'],
    ['Tideproof (can’t be the target of red spells)', 'ability tideproof'],
  ])('%s', (text, expected) => {
    expect(explained(text)).toEqual([expected].flat());
  });
});

describe('a custom keyword action', () => {
  it.each([
    ['Unchain target creature. (Exile it. Its controller creates a 2/2 red Beast creature token.)', 'action unchain'],
    ['When Some Herald enters, enlist. (Create a 1/1 white Soldier creature token.)', []],
    ['When Some Herald enters, summonize. (Create a 1/1 white Soldier creature token.)', 'action summonize'],
    ['{2}{G}: Muster 2. (Create two 1/1 green Elf creature tokens.)', 'action muster 2'],
    ['Unchain target creature. (Its controller creates a 2/2 red Beast creature token.)', 'action unchain'],
    ['• Unchain target Beast. (Exile it, then return it.)', 'action unchain'],
    ['You may unchain it. (Exile it, then return it.)', 'action unchain'],
    ['Whenever this creature attacks, it drowses twice. (Tap it. It doesn’t untap.)', 'action drowse'],
    ['Muster two, then draw a card. (To muster two, create two 1/1 Elf creature tokens.)', 'action muster two'],
    ['Inspect 2, then draw a card. (Look at the top two cards of your library.)', 'action inspect 2'],
    [
      'When Some Herald dies, summonize. You gain 1 life. (Create a 1/1 white Soldier creature token.)',
      'action summonize',
    ],
    ['Summonize. You gain 1 life. Draw a card. (Create a 1/1 white Soldier creature token.)', 'action summonize'],
    ['Summonize. Scry 1. (Look at the top card of your library, and put it and any token there.)', []],
    ['When Some Herald enters, stoke up. (Create a Food token.)', 'action stoke up'],
    ['Stoke up twice. (To stoke up, create a Food token.)', 'action stoke up'],
    ['Unchain up to two target Beasts. (Exile them, then return them.)', 'action unchain'],
    ['Summonize. You gain 1 life. (You have that life for this game.)', []],
    ['Summonize target player, then\ndraw a card. (Create a 1/1 white\nSoldier creature token.)', 'action summonize'],
  ])('%s', (text, expected) => {
    expect(explained(text)).toEqual([expected].flat());
  });
});

describe('reminder text that does not define a keyword', () => {
  it.each([
    'Create a Treasure token. (It’s an artifact with “{T}, Sacrifice this token: Add one mana of any color.”)',
    'Create two Pears. (They’re artifacts with “Sacrifice this: You gain 1 life.”)',
    'It becomes a copy of target creature. (It keeps its name and its counters until end of turn.)',
    'Surveil 1. (Look at the top card of your library. You may put it into your graveyard.)',
    'Flying (This creature can be blocked only by creatures with flying or reach.)',
    'Destroy target artifact, creature, and gadget. (This happens in any order you like.)',
    'Choose two. (You may choose the same mode more than once.)',
    'Partner with Vesna, Lamp Keeper (When this creature enters, target player may put Vesna into their hand.)',
    'Other creatures (except Goblins and their friends) get +1/+1.',
    'Whenever a creature dies, you gain 1 life. (Tokens are creatures too, and count as well.)',
    'Combo — Whenever you cast a spell, draw a card. (Copies are not cast, so they do not count.)',
    'Forestwalk (This creature can’t be blocked as long as defending player controls a Forest.)',
  ])('%s', (text) => {
    expect(explained(text)).toEqual([]);
  });

  it('includes all reminder text in Riftbound', () => {
    expect(explanationsIn('Ploy {2} (You may cast this face down.)', edition('riftbound'))).toEqual([]);
  });
});
