import { describe, expect, it } from 'vitest';
import { fixAll } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, found, lint } from '../support/lint.js';

/** Invented mistakes, each with its only finding. */
describe('one mistake gets one finding, from the most specific rule', () => {
  it.each([
    ['Create a 2 / 2 green Wolf creature token.', 'malformed-pt: 2 / 2'],
    ['Create two 11 red Goblin creature tokens.', 'malformed-pt: 11'],
    ['Create a tapped 2\\2 black Zombie creature token.', 'malformed-pt: 2\\2'],
    ['Plunder (When this creature enters, create a 1 - 1 token copy of it.)', 'malformed-pt: 1 - 1'],
    [
      'Create a green Wolf creature token, then create a 2/2 green Bear creature token.',
      'creature-token-without-pt: green Wolf creature token',
    ],
    [
      'Create a white Pilot creature token with "This token crews Vehicles as though its power were 2 greater."',
      'creature-token-without-pt: white Pilot creature token',
    ],
    ['Create a 2/2 green Wolf craeture token.', 'misspelt-card-type: craeture'],
    ['Create a 1/1 colorless Thopter artifct creature token.', 'misspelt-card-type: artifct'],
    ['Create a 2/2 green Wolf Creature token.', 'card-type-capitalized: Creature'],
    ['Create a 2/2 green Wolf creature tokne.', 'misspelt-token-word: tokne'],
    ['Create two Treasure toekns.', 'misspelt-token-word: toekns'],
    ['Create a 1/1 white Bird creature token with fliyng.', 'misspelt-keyword: fliyng'],
    ['Create a 1/1 white Cat creature token with doubel strike and haste.', 'misspelt-keyword: doubel strike'],
    ['Create a 1/1 green Snake creature token with toxc 1.', 'misspelt-keyword: toxc'],
    ['Create a 1/1 white and balck Bird creature token.', 'unknown-color: balck'],
    ['Create a 1/1 whte and black Bird creature token.', 'unknown-color: whte'],
    ['Create a 1/1 red, green, and wihte Cat creature token.', 'unknown-color: wihte'],
    ['Create a 1/1 White and black Bird creature token.', 'unknown-color: White'],
    ['Create a 2/2 red white Cat creature token.', 'color-order: red white'],
    ['Create a 1/1 white human soldier creature token.', 'subtype-lowercase: human soldier'],
    ['Create a white Human Soldier artifact token.', 'subtype-wrong-family: Human Soldier'],
    ['Create a Treasure creature token.', 'subtype-wrong-family: Treasure'],
    ['Search your library for a land card, put it into your hand, then suffle.', 'misspelt-word: suffle'],
    ['Create two Cleu tokens.', 'unknown-predefined-token: Cleu'],
    [
      "Create a 1/1 black Rat creature token with 'This token can't block.'",
      "single-quoted-ability: 'This token can't block.'",
    ],
    [
      'Create a 1/1 black Rat creature token with flying and This token can\'t block."',
      'quotes-unbalanced: Create a 1/1 black Rat creature token with flying and This token can\'t block."',
    ],
    ['Create that are copies of it.', null],
    ['Create two that are copies of it.', 'create-missing-token-word: two'],
    ['Whenever you creates a token, draw a card.', 'create-subject-agreement: creates'],
    ['That player loses 1 life and you creates a Treasure token.', 'create-subject-agreement: creates'],
    ['At the beginning of your upkeep, creates a Treasure token.', 'create-subject-agreement: creates'],
    ['Each player other than target opponent create a Treasure token.', 'create-subject-agreement: create'],
    ['Create a tapped Treasure counter.', 'counter-token-confusion: tapped Treasure counter'],
    ['Create a Clue token and a Food counter.', 'counter-token-confusion: Food counter'],
    ['Create a number of Treasure counters equal to its power.', 'counter-token-confusion: Treasure counters'],
    ['Creature Tokens you control have haste.', 'capitalized-token-word: Tokens'],
    ["If it's legendary, create two of those tokens that's tapped and attacking.", "thats-agreement: that's"],
    ['Create Bramble, 1 legendary 3/3 green Wolf creature token.', 'digit-count: 1'],
    [
      'Create a legendary 3/3 green Wolf creature token. Return target card named Bramble to your hand.',
      'legendary-without-name: a legendary 3/3 green Wolf creature token',
    ],
    [
      'Create a 3/3 green creature token for each card named Bramble in your graveyard.',
      'no-name-source: 3/3 green creature token',
    ],
    ['Create a 1/1 Knight creature token. Add one mana of any color.', 'missing-color: 1/1 Knight creature token'],
  ])('%s', (text, finding) => {
    expect(found(text)).toEqual(finding === null ? [] : [finding]);
  });
});

describe('correct text of a similar form has no findings', () => {
  it.each([
    // Numbers and slashes that are not a malformed power and toughness.
    'Create fifteen 1/1 green Squirrel creature tokens.',
    'Roll a d20.\n1—9 | Create a Treasure token.\n10—20 | Create two Treasure tokens.',
    'Create a Food token. Put two +1/+1 counters on target creature token and/or Vehicle.',
    // Other words that are similar to "token".
    "This token's power is 2. Those tokens' controllers draw a card.",
    'Create a Treasure token. Exile the card taken this way.',
    'Create Toker, a legendary 3/3 green Turtle creature token.',
    // The set's own keywords, and words that only look like keywords.
    'Create a 2/2 white Knight creature token with steadfast and haste.',
    'Create a 2/2 white Knight creature token with sward.',
    'Create a 2/2 white Knight creature token with all abilities of the exiled card.',
    // Apostrophes are not quotation marks.
    "Creatures you control have 'Til Dawn as long as you control a Swamp, and other players' creatures don't.",
    'Creatures you control have "This creature has \'{T}: Draw a card.\'"',
    // Colors next to something else.
    'Create a 1/1 white and black Bird creature token and a Food token.',
    // A card's own capitalised words.
    'Create an Ember Tinker token.',
    'Lost Tokens can’t attack.',
    // Counters that are put somewhere, after a token is created.
    'Create a Food token and put a charge counter on this artifact.',
    'Create a 1/1 white Human Soldier creature token and put two +1/+1 counters on it.',
    // Other players who create tokens.
    'When this creature dies, its controller loses 1 life, then creates a Treasure token.',
    'Each of you creates a Food token.',
    'Create two of those tokens that are tapped and attacking.',
    'Create one of those tokens that’s tapped and attacking.',
    // Creating is only mentioned.
    'If you would create a Fish token, instead draw a card.',
    'If you would create a Fish token, instead create a 3/3 blue Shark creature token.',
    'Whenever you create a Fish token, you gain 1 life.',
    'Whenever one or more Fish tokens you control attack, draw a card.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('also if the set declares a color', () => {
    const declared = { predefined: [], subtypes: [], colors: ['purple'] };
    expect(found('Create a 1/1 white and purple Bird creature token.', { declared })).toEqual([]);
  });

  it('except a hint for a token with the name of a card that is not in the set', () => {
    expect(lint({ 'a.cards': cardWith('Create a Marshgoyf token.') })).toMatchObject([
      { rule: 'unknown-predefined-token', severity: 'hint', fix: null },
    ]);
  });
});

describe('a missing card type is inserted by a safe fix', () => {
  const insertion = (text: string, card = cardWith(text)) =>
    lint({ 'a.cards': card }).map(({ fix }) => fix?.kind ?? null);

  it('if it can be no other', () => {
    expect(insertion('Create a 2/2 green Wolf token.')).toEqual(['safe']);
    expect(insertion('Create two 2/2 green Wolves.')).toEqual(['safe']);
  });

  it('but not if such creatures are also artifacts', () => {
    expect(insertion('Create a 1/1 blue Thopter token with flying.')).toEqual(['suggestion']);
    expect(insertion('Create a 1/1 colorless Soldier token.')).toEqual(['suggestion']);
    expect(insertion('Create a 1/1 blue Thopter with flying.')).toEqual(['suggestion']);
  });

  it('but not if a subtype belongs to another card type', () => {
    expect(insertion('Create a 1/1 green Forest Dryad token.')).toEqual(['suggestion']);
  });

  it('but not on a card about artifacts or enchantments', () => {
    expect(insertion('Artifacts you control have hexproof.\nCreate a 2/2 green Wolf token.')).toEqual(['suggestion']);
    const god = 'Dawn {W}\nLegendary Enchantment Creature — God\nCreate a 2/1 white Cleric token.\n3/3';
    expect(insertion('', god)).toEqual(['suggestion']);
    const food =
      'Create a 2/2 green Wolf token. Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)';
    expect(insertion(food)).toEqual(['safe']);
  });
});

describe('the creature type of amass', () => {
  const fixed = (text: string) =>
    fixAll(cardWith(text), (now) => lint({ 'a.cards': now }))
      .text.split('\n')
      .slice(2, -2)
      .join('\n');

  it('is taken from the card’s text', () => {
    const reminder =
      '(Put two +1/+1 counters on an Army you control. If you don’t control an Army, create a 0/0 black Orc Army creature token first.)';
    expect(fixed(`Amass 2. ${reminder}`)).toBe(`Amass Orcs 2. ${reminder}`);
    expect(fixed('Amass Goblins 1. If you gained life this turn, amass 3 instead.')).toContain(
      'amass Goblins 3 instead',
    );
  });

  it('is only suggested if the card does not show it', () => {
    expect(fixed('Amass 2.')).toBe('Amass 2.');
    expect(lint({ 'a.cards': cardWith('Amass 2.') })).toMatchObject([{ fix: { kind: 'suggestion' } }]);
  });
});
