import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../../server/src/language/tokens/parse.js';
import { names, parsed, token } from '../../support/phrases.js';

describe('an instruction', () => {
  it('may list several tokens', () => {
    expect(names('Create a Clue token, a Food token, and a Treasure token.')).toEqual([
      'Clue Token',
      'Food Token',
      'Treasure Token',
    ]);
    expect(names('Create X 1/1 white Halfling creature tokens and X Food tokens.')).toEqual([
      'Halfling Token',
      'Food Token',
    ]);
    expect(
      names(
        'Create a 3/3 colorless Wurm artifact creature token with deathtouch and a 3/3 colorless Wurm artifact creature token with lifelink.',
      ),
    ).toHaveLength(2);
  });

  it('may offer a choice', () => {
    const choice = parsed('Create your choice of a Clue token, a Food token, or a Treasure token.');
    expect(choice.map((json) => json.alternative)).toEqual([true, true, true]);
    expect(parsed('Each player creates their choice of a Food token or a 2/2 red Boar creature token.')).toHaveLength(
      2,
    );
  });

  it('has an actor if it is not you', () => {
    expect(token('Target opponent creates three Walker tokens.').creator).toBe('target opponent');
    expect(token('Destroy target creature. Its controller creates a Treasure token.').creator).toBe('its controller');
    expect(token('You may have its controller create a 1/1 white Warrior creature token.').creator).toBe(
      'its controller',
    );
    expect(token('You may create a Food token.').creator).toBeUndefined();
    expect(token('Defending player loses 2 life and you create a Food token.').creator).toBeUndefined();
  });

  it('may create tokens tapped or attacking', () => {
    expect(token('Create a 1/1 red Goblin creature token that’s tapped and attacking.')).toMatchObject({
      tapped: true,
      attacking: true,
    });
    expect(token('Create a tapped and attacking X/X green Dinosaur creature token with trample.')).toMatchObject({
      tapped: true,
      attacking: true,
    });
    expect(
      token('Create Pim, a legendary 2/1 red Monkey creature token. Pim enters tapped and attacking.'),
    ).toMatchObject({ tapped: true, attacking: true });
    expect(
      token('Create a 1/1 white Human creature token that’s attacking that player or a planeswalker they control.'),
    ).toMatchObject({
      tapped: false,
      attacking: true,
      attackTarget: 'that player or a planeswalker they control',
    });
  });

  it('may replace another', () => {
    expect(
      parsed(
        'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
      ),
    ).toMatchObject([{ anaphor: 'twice that many', replacement: true }]);
    expect(
      parsed('If you would create one or more tokens, instead create those tokens plus an additional Food token.'),
    ).toMatchObject([{ name: 'Food Token', replacement: true }]);
    expect(parsed('If you would create a Clue, Food, or Treasure token, instead create one of each.')).toHaveLength(3);
    expect(
      parsed(
        'Create a 0/1 green Plant creature token. If you control a Wolf, create a 2/2 green Bear creature token instead.',
      ),
    ).toMatchObject([{ name: 'Plant Token' }, { name: 'Bear Token', instead: true }]);
  });

  it('may take characteristics from bulleted lines', () => {
    const text =
      'Choose one at random. Create a red creature token with those characteristics.\n• 3/1 Human Warrior with trample.\n• 1/2 Human Rogue with haste.';
    expect(parsed(text)).toMatchObject([
      { name: 'Human Warrior Token', colors: ['R'], pt: '3/1', keywords: ['trample'], alternative: true },
      { name: 'Human Rogue Token', colors: ['R'], pt: '1/2', keywords: ['haste'], alternative: true },
    ]);
  });
});

describe('tokens mentioned before', () => {
  it('may be created in other numbers instead', () => {
    const text =
      'Create a 1/1 red Satyr creature token with "This token can\'t block." If you control a Mountain, create two of those tokens instead.';
    expect(parsed(text)).toMatchObject([{ name: 'Satyr Token' }, { anaphor: 'two', instead: true }]);
    expect(
      token(
        'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
      ),
    ).toEqual({
      anaphor: 'twice that many',
      replacement: true,
    });
  });
});

describe('Fifth Edition', () => {
  it.each([
    [
      'Put a Wasp token into play. Treat this token as a 1/1 artifact creature with flying.',
      { name: 'Wasp', types: ['Artifact', 'Creature'], subtypes: ['Wasp'], keywords: ['flying'] },
    ],
    [
      'Put X Gnat tokens into play. Treat each token as a 1/1 red creature.',
      { name: 'Gnat', colors: ['R'], count: { var: 'X' } },
    ],
    [
      'Put two Lancer tokens into play. Treat these tokens as 2/2 creatures with banding that count as Knights.',
      { name: 'Lancer', subtypes: ['Knight'], keywords: ['banding'] },
    ],
    [
      'Put an Adder token into play. Treat this token as a 1/1 creature that has "If this damages a player, he or she gets a poison counter."',
      { abilities: ['If this damages a player, he or she gets a poison counter.'] },
    ],
  ])('%s', (text, expected) => {
    expect(token(text, 'magic-fifth')).toMatchObject(expected);
  });
});

describe('text that creates nothing', () => {
  it.each([
    'Whenever you create a token, put a +1/+1 counter on target creature you control.',
    'Whenever an opponent creates a token, you may draw a card.',
    'If you would create a Treasure token, draw a card instead.',
    'The first time you would create one or more tokens each turn, scry 1.',
    'Create Ashes — Whenever you complete a dungeon, return target creature card to the battlefield.',
    'Sacrifice a Food: You gain 3 life.',
    'Tokens you control have “{T}: Add {G}.”',
    'Choose a token you control. Each other token you control becomes a copy of that token.',
    'Players can’t create tokens.',
    'Put a +1/+1 counter on each token you control.',
    'Create a copy of the card with the chosen name.',
  ])('%s', (text) => {
    expect(parsed(text)).toEqual([]);
  });

  it('includes reminder text (207.2a)', () => {
    expect(parsed('Scry 1. (Then create a Treasure token.)')).toEqual([]);
  });
});

describe('the context of a phrase', () => {
  it('is “quoted” in a quoted ability of another object', () => {
    expect(token('Enchanted creature has "{T}: Create a Food token."').context).toBe('quoted');
  });

  it('is “quoted” in a quoted ability of the token itself', () => {
    expect(
      parsed(
        'Create Vask, a legendary 6/6 red Dragon creature token with flying and "When Vask dies, create four Treasure tokens."',
      ),
    ).toMatchObject([
      { name: 'Vask', context: 'rules' },
      { name: 'Treasure Token', context: 'quoted', count: 4 },
    ]);
  });
});

describe('a copy', () => {
  it('has an object and an exception', () => {
    expect(
      token(
        'Create a token that’s a copy of target creature you control, except it has haste. Sacrifice it at the beginning of the next end step.',
      ),
    ).toMatchObject({
      name: null,
      copyOf: 'target creature you control',
      except: 'it has haste',
    });
  });

  it('may be named by its exception (707.9)', () => {
    expect(
      names(
        "Create a token that's a copy of target artifact, except its name is Oathbound Frame and it's a 4/4 Construct.",
      ),
    ).toEqual(['Oathbound Frame']);
  });

  it('ends before its state, and before another clause', () => {
    const text =
      'For each other opponent, create a token that’s a copy of Skarn tapped and attacking that player, except it isn’t legendary.';
    expect(token(text)).toMatchObject({
      copyOf: 'Skarn',
      except: "it isn't legendary",
      attacking: true,
      count: { forEach: 'other opponent' },
    });
    expect(token('Create a token that’s a copy of that card and that’s tapped and attacking.')).toMatchObject({
      copyOf: 'that card',
      tapped: true,
    });
    expect(token('Create a token that’s a copy of it attached to that creature.')).toMatchObject({
      copyOf: 'it',
      attachedTo: 'that creature',
    });
    expect(token('Create a token that’s a copy of target artifact or creature and draw a card.').copyOf).toBe(
      'target artifact or creature',
    );
  });
});

describe('a token created by name', () => {
  it('is predefined if the rulebook defines it (111.10)', () => {
    expect(token('Create two tapped Powerstone tokens.')).toMatchObject({
      name: 'Powerstone Token',
      predefined: 'Powerstone',
      tapped: true,
    });
    expect(token('Create a Young Hero Role token attached to that creature.')).toMatchObject({
      name: 'Young Hero',
      predefined: 'Young Hero Role',
    });
    expect(
      token('Create a Treasure token with "When this token leaves the battlefield, you gain 1 life."').abilities,
    ).toHaveLength(2);
  });

  it('is that of a card otherwise (111.11)', () => {
    expect(token('Create a Tower of Glass token.')).toMatchObject({
      name: 'Tower of Glass',
      byCardName: 'Tower of Glass',
    });
  });
});

it('a mention in a condition ends before the action after it', () => {
  const { mentions, phrases } = parseRules(
    'If you would create a Quince token, create two Quince tokens instead.',
    'magic',
  );
  expect(mentions.map(({ items }) => items.length)).toEqual([1]);
  expect(phrases.map(({ items }) => items.length)).toEqual([1]);
});
