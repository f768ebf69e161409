import { describe, expect, it } from 'vitest';
import { names, parsed, token } from '../../support/phrases.js';

describe('the creator of a token', () => {
  it.each([
    ['Target player draws a card and creates a Treasure token.', 'target player'],
    ['That player loses 2 life, discards a card, and creates a Food token.', 'that player'],
    ['They skip the turn and create a Food token.', 'they'],
    ['Each opponent may draw a card and create a Food token.', 'each opponent'],
    ["Counter target spell. That spell's controller creates a Clue token.", "that spell's controller"],
    ["Enchanted creature's controller creates a Clue token.", "enchanted creature's controller"],
    ['You and target opponent each create a Food token.', 'you and target opponent'],
    ["Put a 1/1 green Elf creature token onto the battlefield under target opponent's control.", 'target opponent'],
    ["Put a 1/1 green Elf creature token onto the battlefield under its owner's control.", 'its owner'],
  ])('%s', (text, creator) => {
    expect(token(text).creator).toBe(creator);
  });

  it.each([
    'Defending player loses 2 life and you create a Food token.',
    'Each opponent loses 1 life. Create a Food token.',
    'Create a 1/1 green Elf creature token under your control.',
    'Whenever an opponent draws a card, create a Food token.',
  ])('is you: %s', (text) => {
    expect(token(text).creator).toBeUndefined();
  });
});

describe('a verb that may create tokens', () => {
  it('is an instruction if the comma after the trigger is missing', () => {
    expect(names('When Brindle dies create a Food token.')).toEqual(['Food Token']);
    expect(names('If you control a Wolf create a Food token.')).toEqual(['Food Token']);
    expect(names('Whenever you create a Food token, draw a card.')).toEqual([]);
    expect(names('If an opponent would create a Food token, draw a card.')).toEqual([]);
  });

  it('is not an instruction in a description of cards', () => {
    expect(names('Spells you cast that can create tokens cost {1} less to cast.')).toEqual([]);
    expect(names('You may reveal a card that creates a token and put it into your hand.')).toEqual([]);
  });

  it('can put new tokens into other zones', () => {
    expect(token("Add a token that's a copy of Harbor Bell to your hand.")).toMatchObject({
      copyOf: 'Harbor Bell',
      location: 'your hand',
    });
    expect(token('Create a 2/2 blue Crab creature token in your reserves.')).toMatchObject({
      name: 'Crab Token',
      location: 'your reserves',
    });
    expect(token('Put a token copy of it onto the battlefield.').location).toBeUndefined();
    expect(names('Put a token you control into its owner’s hand.')).toEqual([]);
    expect(names('Put that token into your hand.')).toEqual([]);
  });
});

describe('a token name that is chosen during play', () => {
  it.each([
    'Create a 2/2 white Knight creature token with that name.',
    'Create a 2/2 white Knight creature token with the chosen name.',
    'Create a 2/2 white Knight creature token with the same name as that creature.',
    'Create a 2/2 white Knight creature token of the chosen name.',
    'Create a 2/2 white Knight creature token named after the exiled card.',
    "Create a 2/2 white Knight creature token with that card's name.",
  ])('is undetermined: %s', (text) => {
    expect(token(text)).toMatchObject({ name: null, subtypes: ['Knight'], colors: ['W'], chosen: ['name'] });
  });
});

describe('a list of tokens', () => {
  const list =
    '\n• A 1/1 white Bird creature token with flying.\n• A Treasure token.\n• Two 1/1 green Elf creature tokens.';

  it('contains alternatives, one per line', () => {
    for (const lead of [
      'Create one of the following tokens:',
      'Create your choice of —',
      'Create one of the following at random:',
    ]) {
      expect(parsed(lead + list)).toMatchObject([
        { name: 'Bird Token', keywords: ['flying'], alternative: true },
        { name: 'Treasure Token', alternative: true },
        { name: 'Elf Token', count: 2, alternative: true },
      ]);
    }
  });

  it('contains tokens that are all created', () => {
    const all = parsed(`Create each of the following tokens:${list}`);
    expect(all.map(({ alternative }) => alternative)).toEqual([undefined, undefined, undefined]);
  });

  it('can be in the sentence itself', () => {
    expect(
      names('Create one of the following at random: a Clue token, a 2/2 green Bear creature token, or a Food token.'),
    ).toEqual(['Clue Token', 'Bear Token', 'Food Token']);
    expect(names('Create a food and a clue token.')).toEqual(['Food Token', 'Clue Token']);
  });

  it('can contain the characteristics of several tokens', () => {
    const text =
      'Create a creature token with haste for each of the following characteristics.\n• 3/3 white Cat with flying.\n• 2/4 red Dog.';
    expect(parsed(text)).toMatchObject([
      { name: 'Cat Token', pt: '3/3', keywords: ['haste', 'flying'], count: 1 },
      { name: 'Dog Token', pt: '2/4', keywords: ['haste'], count: 1 },
    ]);
    expect(parsed(text)[0]!.alternative).toBeUndefined();
  });

  it('may include a token mentioned before', () => {
    expect(parsed('If you win, instead create that token and a Treasure token.')).toMatchObject([
      { anaphor: 'that', instead: true },
      { name: 'Treasure Token', instead: true },
    ]);
  });
});

describe('a sentence about the tokens just created', () => {
  it.each([
    ['Create a 1/1 red Imp creature token. The token enters tapped and attacking.', { tapped: true, attacking: true }],
    [
      'Create two 1/1 red Imp creature tokens. Those tokens enter the battlefield tapped.',
      { tapped: true, attacking: false },
    ],
    ['Create a 1/1 red Imp creature token. The Imp enters tapped.', { tapped: true }],
    ["Create a 1/1 red Imp creature token. It's attacking.", { tapped: false, attacking: true }],
    ["Create a token that's a copy of it. The copy enters tapped and attacking.", { tapped: true, attacking: true }],
    ['Create a Food token. If you do, it enters tapped.', { tapped: true }],
    ['Populate. The token enters tapped and attacking.', { tapped: true, attacking: true, via: 'populate' }],
    ['Investigate. The Clue enters tapped.', { tapped: true, via: 'investigate' }],
    [
      'Create a 0/0 green Ooze creature token. It enters with two +1/+1 counters on it.',
      { entersWith: ['two +1/+1 counters'] },
    ],
    [
      'Create a 1/1 red Imp creature token. It enters tapped and attacking that player.',
      { attackTarget: 'that player' },
    ],
    ['Create a Food token. It has hexproof.', { keywords: ['hexproof'] }],
    ['Create a 1/1 red Imp creature token. Give it haste until end of turn.', { gains: ['haste until end of turn'] }],
  ])('%s', (text, expected) => {
    expect(token(text)).toMatchObject(expected);
  });

  it('applies to all tokens of the phrase if it is in the plural', () => {
    const text = 'Create a 1/1 red Imp creature token and a 2/2 red Ogre creature token.';
    expect(parsed(`${text} They enter tapped.`).map(({ tapped }) => tapped)).toEqual([true, true]);
    expect(parsed(`${text} It enters tapped.`).map(({ tapped }) => tapped)).toEqual([false, true]);
  });

  it('grants a Riftbound token a keyword after it became a copy', () => {
    const text =
      'Play a ready Reflection unit token to your base. It becomes a copy of that unit. Give it [Temporary].';
    expect(token(text, 'riftbound')).toMatchObject({ becomesCopyOf: 'that unit', gains: ['[Temporary]'] });
  });
});

describe('a place of Riftbound', () => {
  it.each([
    ['Play two 1 :rb_might: Recruit unit tokens to a battlefield you control.', 'a battlefield you control'],
    ['Play a 1 :rb_might: Recruit unit token to that battlefield.', 'that battlefield'],
    ['They play a 1 :rb_might: Recruit unit token to their base.', 'their base'],
  ])('%s', (text, location) => {
    expect(token(text, 'riftbound')).toMatchObject({ location });
  });
});

describe('abilities without quotation marks', () => {
  it.each([
    ["Create a 1/1 black Rat creature token that can't block.", ["This token can't block."]],
    ["Create two 1/1 blue Fish creature tokens that can't be blocked.", ["This token can't be blocked."]],
    [
      'Create two 1/1 red Boar creature tokens that attack each combat if able.',
      ['This token attacks each combat if able.'],
    ],
    ["Create a 1/1 black Rat creature token with haste and can't block.", ["This token can't block."]],
  ])('%s', (text, abilities) => {
    expect(token(text)).toMatchObject({ abilities });
  });

  it('are not keywords if they are defined elsewhere', () => {
    expect(token('Create a 2/2 blue Shapeshifter creature token with all abilities of the exiled card.')).toMatchObject(
      { keywords: [] },
    );
    expect(token('Create a 1/1 green Sprout creature token with shield counters.')).toMatchObject({
      keywords: [],
      entersWith: ['shield counters'],
    });
  });

  it('apply to tokens created by name alone, too', () => {
    expect(token('Create a Pebble token with haste and "This token can\'t block."')).toMatchObject({
      byCardName: 'Pebble',
      keywords: ['haste'],
      abilities: ["This token can't block."],
    });
  });
});

describe('a copy', () => {
  it('has the characteristics of its exception', () => {
    expect(
      token(
        "Create a token that's a copy of it, except it's a 1/1 blue Spirit in addition to its other types, has flying, and can't block.",
      ),
    ).toMatchObject({
      pt: '1/1',
      colors: ['U'],
      subtypes: null,
      keywords: ['flying'],
      abilities: ["This token can't block."],
    });
    expect(token("Create a token that's a copy of it, except it's 2/2 and has haste and is a Spirit.")).toMatchObject({
      pt: '2/2',
      subtypes: ['Spirit'],
      keywords: ['haste'],
    });
    expect(
      token("Create a token that's a copy of it, except its name is Odd Nell and it isn't legendary."),
    ).toMatchObject({
      name: 'Odd Nell',
      keywords: [],
    });
    expect(
      token("Create a token that's a copy of it, except it has no mana cost and it doesn't have this ability."),
    ).toMatchObject({
      keywords: [],
      abilities: [],
    });
  });

  it('has the characteristics before the noun', () => {
    expect(token('Create a tapped 1/1 token copy of it.')).toMatchObject({ pt: '1/1', tapped: true, copyOf: 'it' });
  });

  it.each([
    ["Create a token that's a copy of Orla, the Last Ember.", 'Orla, the Last Ember'],
    ['Create a token copy of Fern, Moss, or Reed.', 'Fern, Moss, or Reed'],
    ['Create a token copy of Toad in the Hole in your hand.', 'Toad in the Hole'],
    ['Create two token copies of it that enter with half as many +1/+1 counters.', 'it'],
    [
      'Create a token thats a copy of target creature card in your graveyard.',
      'target creature card in your graveyard',
    ],
    ["Create a token card that's a copy of the exiled card.", 'the exiled card'],
    ['Create a token of target creature.', 'target creature'],
  ])('copies the named object: %s', (text, copyOf) => {
    expect(token(text)).toMatchObject({ copyOf });
  });

  it('is not a replacement if its exception contains “instead of”', () => {
    expect(
      token("Create a token that's a copy of it, except it's an artifact instead of a creature.").instead,
    ).toBeUndefined();
  });
});

describe('random power and toughness', () => {
  it('are undetermined', () => {
    const text =
      'Put a Grub of Dusk token into play. Treat this token as a black creature with a random power and toughness, each no less than 1 and no more than 4, that has flying.';
    expect(token(text, 'magic-fifth')).toMatchObject({
      name: 'Grub of Dusk',
      colors: ['B'],
      pt: '?/?',
      keywords: ['flying'],
    });
  });
});

describe('power and toughness', () => {
  it.each([
    ['with power and toughness each equal to the number of lands you control', '*/*', []],
    ['with trample and power and toughness equal to X', '*/*', ['trample']],
    ['with power equal to its toughness', '*/*', []],
    ['with base power and toughness 3/3 and trample', '3/3', ['trample']],
  ])('may be %s', (words, pt, keywords) => {
    expect(token(`Create a green Ooze creature token ${words}.`)).toMatchObject({ pt, keywords, count: 1 });
  });

  it('may follow the noun with the rest of the description', () => {
    expect(token("Create a token that's a 3/3 green Beast creature with trample.")).toMatchObject({
      name: 'Beast Token',
      colors: ['G'],
      pt: '3/3',
      keywords: ['trample'],
    });
  });
});

describe('a number of tokens', () => {
  it.each([
    ['that many plus one', { ref: 'that many plus one' }],
    ['X plus one', { ref: 'X plus one' }],
    ['three times that many', { ref: 'three times that many' }],
    ['twice X', { ref: 'twice X' }],
  ])('may be %s', (words, count) => {
    expect(token(`Create ${words} 1/1 green Elf creature tokens.`)).toMatchObject({ name: 'Elf Token', count });
  });

  it('may be half of another number', () => {
    expect(token('Create half that many Food tokens, rounded down.')).toMatchObject({
      name: 'Food Token',
      count: { expr: 'that many/2', round: 'down' },
    });
  });

  it('ends before the object that the tokens copy', () => {
    expect(token('Create a number of tokens equal to X that are copies of it.')).toMatchObject({
      copyOf: 'it',
      count: { equalTo: 'X' },
    });
  });
});

describe('a name with a comma', () => {
  it('may follow “named”', () => {
    expect(token('Create a legendary 2/2 green Wolf creature token named Fen, the Moon Child.').name).toBe(
      'Fen, the Moon Child',
    );
    expect(token('Create a legendary 2/2 green Wolf creature token named Fen, then draw a card.').name).toBe('Fen');
  });

  it('may be followed by a card type', () => {
    expect(token('Create Torn Page, a Clue artifact token with flying.')).toMatchObject({
      name: 'Torn Page',
      types: ['Artifact'],
    });
  });
});

describe('a sentence that continues after a quotation', () => {
  it('may contain the name', () => {
    expect(token('Create an enchantment token with "Creatures you control get +1/+1." named Banner.')).toMatchObject({
      name: 'Banner',
    });
  });

  it('may contain what the token cannot do', () => {
    expect(token("Create a 1/1 white Elf creature token. It can't be blocked this turn.")).toMatchObject({
      abilities: [],
      gains: ["can't be blocked this turn"],
    });
  });
});

describe('a number of tokens', () => {
  it('may be a number times a variable without a space', () => {
    const { count, subtypes } = token('Create 2X 1/1 green Elf creature tokens.');
    expect([count, subtypes]).toEqual([{ ref: '2X' }, ['Elf']]);
  });
});

describe('the object of a copy', () => {
  it.each([
    ['Create a token copy of target creature.', 'target creature'],
    ['Create a token copy of a creature exiled with Toad in the Hole.', 'a creature exiled with Toad in the Hole'],
    ['Put a token copy of that card to your hand.', 'that card'],
  ])('%s', (text, copyOf) => {
    expect(token(text).copyOf).toBe(copyOf);
  });
});
