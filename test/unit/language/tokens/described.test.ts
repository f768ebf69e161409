import { describe, expect, it } from 'vitest';
import { created, names, parsed, token } from '../../support/phrases.js';

describe('a described token', () => {
  it('is read in the usual order of characteristics', () => {
    expect(
      token('Create two tapped 1/1 red and white Ember Knight artifact creature tokens with haste.'),
    ).toMatchObject({
      name: 'Ember Knight Token',
      colors: ['W', 'R'],
      types: ['Artifact', 'Creature'],
      subtypes: ['Ember', 'Knight'],
      pt: '1/1',
      keywords: ['haste'],
      count: 2,
      tapped: true,
    });
  });

  it('is read in any other order, which the linter reports', () => {
    expect(token('Create a white 2/2 Griffin creature token.')).toMatchObject({
      colors: ['W'],
      pt: '2/2',
      subtypes: ['Griffin'],
    });
    expect(token('Create a 2/2 colorless artifact Myr creature token.')).toMatchObject({
      types: ['Artifact', 'Creature'],
    });
  });

  it.each([
    ['a 3/3 Kavu creature token with trample that’s all colors', ['W', 'U', 'B', 'R', 'G']],
    ['a 1/1 Sand Warrior creature token that’s red, green, and white', ['W', 'R', 'G']],
    ['a 1/1 black, red, and green Cat creature token', ['B', 'R', 'G']],
    ['a 1/1 colorless Servo artifact creature token', []],
    ['a 2/2 creature token of the chosen color', null],
  ])('has its colors: %s', (phrase, colors) => {
    expect(token(`Create ${phrase}.`).colors).toEqual(colors);
  });

  it.each([
    ['a', 1],
    ['an', 1],
    ['fourteen', 14],
    ['3', 3],
    ['X', { var: 'X' }],
    ['that many', { ref: 'that many' }],
    ['up to two', 2],
  ])('has its count: %s', (count, expected) => {
    expect(token(`Create ${count} 1/1 green Saproling creature tokens.`).count).toEqual(expected);
  });

  it('has modifiers of its count', () => {
    expect(token('Create a 1/1 green Elf creature token for each Forest you control.').count).toEqual({
      forEach: 'Forest you control',
    });
    expect(token('For each opponent, create a Treasure token.').count).toEqual({ forEach: 'opponent' });
    expect(token("Create a number of Food tokens equal to that card's mana value.").count).toEqual({
      equalTo: "that card's mana value",
    });
    expect(token('Create half X Food tokens, rounded up.').count).toEqual({ expr: 'X/2', round: 'up' });
    expect(token('Create X Food tokens, where X is the number of lands you control.').where).toBe(
      'X is the number of lands you control',
    );
  });

  it('keeps a list inside its "where" clause together', () => {
    const text =
      'Create X Food tokens, where X is the number of abilities from among flying, double strike, and reach among creatures you control.';
    expect(token(text).where).toBe(
      'X is the number of abilities from among flying, double strike, and reach among creatures you control',
    );
  });

  it('may have a creature type of two words', () => {
    expect(token('Create a 3/3 blue Time Lord creature token.')).toMatchObject({
      name: 'Time Lord Token',
      subtypes: ['Time Lord'],
    });
  });

  it('has an explicit name', () => {
    expect(names('Create a 1/1 green Hog creature token with trample named Duchess of Mud.')).toEqual([
      'Duchess of Mud',
    ]);
    expect(names('Create X 0/1 red Imp creature tokens named Cinders of Kel-Doran equal to its power.')).toEqual([
      'Cinders of Kel-Doran',
    ]);
  });

  it('has a name that ends before the abilities', () => {
    expect(
      token('Create a 3/1 colorless Vehicle artifact token named Sky Barge with Flying and crew 3.'),
    ).toMatchObject({
      name: 'Sky Barge',
      keywords: ['flying', 'crew 3'],
    });
  });

  it('has the name before the comma if it is legendary, commas and articles included (111.9)', () => {
    const text = 'create Orla, Friend to None, a legendary 3/3 green and white Wolf creature token, then scry 1.';
    expect(token(`When you do, ${text}`)).toMatchObject({
      name: 'Orla, Friend to None',
      supertypes: ['Legendary'],
      subtypes: ['Wolf'],
    });
    expect(
      names(
        'Target opponent creates The Hollow Bell, a legendary 0/4 colorless Wall artifact creature token with defender.',
      ),
    ).toEqual(['The Hollow Bell']);
  });

  it('has */* if an ability or the next sentence sets its power', () => {
    expect(token('Create a black Vampire creature token. Its power is equal to your life total.').pt).toBe('*/*');
    expect(
      token(
        'Create a green Ooze creature token with "This token\'s power and toughness are each equal to the number of Oozes you control."',
      ).pt,
    ).toBe('*/*');
  });

  it('is recognized without the word token if the words are unambiguous', () => {
    expect(created('Create a 1/1 red Goblin with haste.')[0]).toMatchObject({ nounMissing: true });
    expect(parsed('Create a copy of that card. You may cast the copy.')).toEqual([]);
    expect(parsed('Create two +1/+1 counters on target creature.')).toEqual([]);
  });
});

describe('abilities of a token', () => {
  it('may be keywords and quoted abilities', () => {
    const text =
      'Create Rimefang, Winter’s Edge, a legendary white Equipment artifact token with “Equipped creature gets +2/+0,” “Whenever equipped creature attacks, scry 1,” and equip {2}.';
    expect(token(text)).toMatchObject({
      name: 'Rimefang, Winter’s Edge',
      keywords: ['equip {2}'],
      abilities: ['Equipped creature gets +2/+0.', 'Whenever equipped creature attacks, scry 1.'],
    });
  });

  it('may contain a nested ability', () => {
    const text =
      'Create a colorless Equipment artifact token named Pebble with "Equipped creature has \'{1}, {T}, Sacrifice Pebble: This creature deals 2 damage to any target\'" and equip {1}.';
    expect(token(text)).toMatchObject({
      abilities: ["Equipped creature has '{1}, {T}, Sacrifice Pebble: This creature deals 2 damage to any target'"],
      keywords: ['equip {1}'],
    });
  });

  it('keep the parameters of keywords', () => {
    const text =
      'Create a 2/2 white Knight creature token with protection from black and from red, ward {1}, and toxic 1.';
    expect(token(text).keywords).toEqual(['protection from black and from red', 'ward {1}', 'toxic 1']);
  });

  it('end before another instruction', () => {
    expect(token('Create a 1/1 white Bird creature token with flying and you gain 1 life.').keywords).toEqual([
      'flying',
    ]);
    expect(token('Create a 1/1 white Bird creature token with flying, then draw a card.').keywords).toEqual(['flying']);
  });

  it('include those of the next sentence, but not those that the token gains', () => {
    const aura = token(
      'Create a white Aura enchantment token named Veil attached to another target permanent. The token has enchant permanent and umbra armor.',
    );
    expect(aura).toMatchObject({
      keywords: ['enchant permanent', 'umbra armor'],
      attachedTo: 'another target permanent',
    });
    expect(token('Create a 1/1 red Devil creature token. It gains haste until end of turn.')).toMatchObject({
      keywords: [],
      gains: ['haste until end of turn'],
    });
  });

  it('end at a full stop inside the quotation marks', () => {
    expect(
      parsed('Create a 1/1 black Rat creature token with "This token can\'t block." Create a Food token.'),
    ).toHaveLength(2);
  });
});
