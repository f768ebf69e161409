import { describe, expect, it } from 'vitest';
import { phrasesToJson } from '../../../../server/src/export/phrases-json.js';
import { edition, names, token } from '../../support/phrases.js';

/** All tokens that `tokenwright parse` prints for a text. */
function printed(text: string) {
  return phrasesToJson(text, edition());
}

describe('a copy with modifications', () => {
  it('has an ability after “with” if the copied object needs no further description', () => {
    expect(token("Create a token that's a copy of it with haste.")).toMatchObject({
      copyOf: 'it',
      keywords: ['haste'],
    });
    expect(token('Create a token copy of that creature with flying.')).toMatchObject({
      copyOf: 'that creature',
      keywords: ['flying'],
    });
  });

  it.each([
    ["Create a token that's a copy of target creature with flying.", 'target creature with flying'],
    ["Create a token that's a copy of that creature with power 2.", 'that creature with power 2'],
  ])('keeps words that describe the copied object: %s', (text, copyOf) => {
    expect(token(text)).toMatchObject({ copyOf, keywords: [] });
  });

  it('may be legendary, and may have one number for power and toughness', () => {
    expect(token("Create a token that's a copy of it, except it's legendary.").supertypes).toEqual(['Legendary']);
    expect(token("Create a token that's a copy of it, except it isn't legendary.").supertypes).toBeNull();
    expect(token("Create a token that's a copy of it, except its power and toughness are each 3.").pt).toBe('3/3');
  });

  it('does not have abilities that depend on the copied object', () => {
    expect(token("Create a token that's a copy of it, except it has haste if it's a creature.")).toMatchObject({
      keywords: [],
      except: "it has haste if it's a creature",
    });
  });
});

describe('a sentence with a condition', () => {
  it('is distinguished from unconditional ones', () => {
    const wolf = token(
      'Create a 2/2 green Wolf creature token. If you control a Forest, it enters tapped and attacking.',
    );
    expect(wolf).toMatchObject({
      tapped: false,
      attacking: false,
      conditionally: ['If you control a Forest, it enters tapped and attacking'],
    });
    expect(
      token('Create a 2/2 green Wolf creature token. It enters tapped unless you control a Forest.'),
    ).toMatchObject({
      tapped: false,
      conditionally: ['It enters tapped unless you control a Forest'],
    });
  });

  it('may be between other sentences about the token', () => {
    expect(
      token('Create a 2/2 green Wolf creature token. If it is night, it has trample. It enters tapped.'),
    ).toMatchObject({ tapped: true, keywords: [], conditionally: ['If it is night, it has trample'] });
  });

  it('may follow a sentence that does something with the token', () => {
    const text =
      'Create a Food token. If you control a Forest, put a +1/+1 counter on it. If it is night, it gains flying until end of turn.';
    expect(token(text).conditionally).toEqual(['If it is night, it gains flying until end of turn']);
  });

  it('is not about the token if it has another subject', () => {
    expect(token('Create a Food token. If you control a Forest, draw a card.').conditionally).toBeUndefined();
    expect(token('You may pay {1}. If you do, create a Food token. If you do, it enters tapped.')).toMatchObject({
      tapped: true,
    });
  });
});

describe('counters that a token enters with', () => {
  it('are counted in their own words', () => {
    expect(
      token('Create a 1/1 green Elf creature token. It enters with a +1/+1 counter on it for each Forest you control.'),
    ).toMatchObject({ count: 1, entersWith: ['a +1/+1 counter for each Forest you control'] });
    expect(token('Create a 1/1 green Elf creature token with two oil counters on it.').entersWith).toEqual([
      'two oil counters',
    ]);
  });
});

describe('the object that a token is attached to', () => {
  it('may be the one after “enchanting”', () => {
    expect(token('Create a Rune token enchanting target creature.').attachedTo).toBe('target creature');
  });
});

describe('an army of a custom type', () => {
  it('has the type in the singular', () => {
    expect(token('Amass Bogglers 2.')).toMatchObject({ name: 'Boggler Army Token', subtypes: ['Boggler', 'Army'] });
    expect(token('Amass Zombies 2.').subtypes).toEqual(['Zombie', 'Army']);
  });
});

describe('“created” in place of “create”', () => {
  it('is read as a typo at the start of an instruction', () => {
    expect(names('At the beginning of your end step, created a 1/1 green Elf creature token.')).toEqual(['Elf Token']);
    expect(names('Whenever a token you created dies, draw a card.')).toEqual([]);
    expect(names('If a Food token would be created, two Food tokens are created instead.')).toEqual(['Food Token']);
  });
});

describe('a token that a text names and explains', () => {
  const berry = { name: 'Berry Token', types: ['Artifact'], subtypes: ['Berry'], colors: [] };

  it.each([
    ['in reminder text', 'Create a Berry token. (It\'s an artifact with "{T}: Add {G}.")'],
    ['by name', 'Create a Berry token. (Berry tokens are artifacts with "{T}: Add {G}.")'],
    ['after other reminder text', 'Forage. (Create a Berry token. Berry tokens are artifacts with "{T}: Add {G}.")'],
    [
      'by a pronoun after other reminder text',
      'Forage. (Create a Berry token. It\'s an artifact with "{T}: Add {G}.")',
    ],
    ['in a sentence of its own', 'Create a Berry token. It\'s an artifact with "{T}: Add {G}."'],
  ])('has the explained characteristics: %s', (_, text) => {
    const [first] = printed(text);
    expect(first).toMatchObject({ ...berry, abilities: ['{T}: Add {G}.'] });
    expect(first).not.toHaveProperty('byCardName');
  });

  it('may have a cost', () => {
    const text = 'Create two Berry tokens. (They\'re each a {0} artifact with "{T}: Add {G}.")';
    expect(printed(text)).toMatchObject([{ ...berry, abilities: ['{T}: Add {G}.'], count: 2 }]);
  });

  it('may be explained by several sentences', () => {
    const text =
      'Create a Berry token or a Treasure token. (They\'re all artifacts. Berry tokens have "{T}: Add {G}.")';
    expect(printed(text)).toMatchObject([{ ...berry, abilities: ['{T}: Add {G}.'] }, { predefined: 'Treasure' }]);
  });

  it.each([
    "Create a Grub token that's a 1/1 green Insect creature with reach.",
    "Create a Grub token, it's a 1/1 green Insect creature token with reach.",
  ])('has the characteristics after the noun: %s', (text) => {
    const grub = { name: 'Grub', subtypes: ['Insect'], types: ['Creature'], pt: '1/1', keywords: ['reach'] };
    expect(token(text)).toMatchObject(grub);
    expect(token("Create a Horror token that's a 2/2 black creature.").name).toBe('Horror Token');
  });

  it('is the right one if the phrase names two', () => {
    const both = 'Create a Berry token and a Treasure token.';
    const treasure = '{T}, Sacrifice this artifact: Add one mana of any color.';
    expect(printed(`${both} (It's an artifact with "{T}: Add {G}.")`)[0]).toMatchObject(berry);
    expect(printed(`${both} (It's an artifact with "${treasure}")`)[0]).toMatchObject({ byCardName: 'Berry' });
    expect(printed(`${both} (They're artifacts with "{T}: Add {G}.")`)).toMatchObject([
      berry,
      { predefined: 'Treasure' },
    ]);
    const nut = printed('Create a Berry token and a Nut token. (They\'re artifacts with "{T}: Add {G}.")');
    expect(nut).toMatchObject([berry, { name: 'Nut Token', types: ['Artifact'] }]);
  });

  it('has the explicit name, followed by *Token* only if the name is its subtype', () => {
    expect(printed("Create a Grub token. (It's a 1/1 green Insect creature.)")[0]).toMatchObject({
      name: 'Grub',
      subtypes: ['Insect'],
      pt: '1/1',
    });
    expect(
      printed("Create a Blade token. (It's an Equipment artifact token named Old Blade with equip {1}.)")[0],
    ).toMatchObject({ name: 'Old Blade', subtypes: ['Equipment'], keywords: ['equip {1}'] });
    expect(token("Create a token named Grub. It's a 1/1 green Insect creature.")).toMatchObject({
      name: 'Grub',
      types: ['Creature'],
      subtypes: ['Insect'],
      colors: ['G'],
      pt: '1/1',
    });
  });
});

describe('a copy', () => {
  it('lacks what “without” takes from it', () => {
    expect(token('You may create a 1/1 tapped and attacking token copy of it without menace.')).toMatchObject({
      copyOf: 'it',
      except: 'without menace',
      pt: '1/1',
      attacking: true,
    });
    expect(token("Create a token that's a copy of target creature without flying.").copyOf).toBe(
      'target creature without flying',
    );
  });

  it.each([
    ['Create tokens that are copies of two target artifacts you control.', 2],
    ['Create tokens that are copies of up to three target creatures.', 3],
    ["Create a token that's a copy of each Elf you control.", { forEach: 'Elf you control' }],
    ["Create two tokens that are copies of another target creature, except they're 1/1.", 2],
    ["Create a token that's a copy of a creature you control.", 1],
  ])('is made of each thing that is copied: %s', (text, count) => {
    expect(token(text).count).toEqual(count);
  });
});

describe('who creates a token in the passive voice', () => {
  it.each([
    ["If a token would be created under an opponent's control, a Food token is created instead.", 'an opponent'],
    [
      "If one or more tokens would be created under your opponents' control, a Map token is created instead.",
      'your opponents',
    ],
    ['If a token would be created under your control, two Food tokens are created instead.', undefined],
    ['If a token would be created, a Food token is created instead.', undefined],
  ])('is whoever controls what would be created: %s', (text, creator) => {
    expect(token(text).creator).toBe(creator);
  });

  it.each([
    'Target opponent may have you investigate.',
    'Target player loses 1 life and you investigate.',
    'Each creature your opponents control connives, then investigate.',
  ])('makes your tokens where you perform it: %s', (text) => {
    expect(token(text).creator).toBeUndefined();
  });
});

describe('subtypes that no rulebook knows', () => {
  it('may be in lower case, before others and where the card type is missing', () => {
    expect(token('Create a 1/1 white mariner scholar creature token.').subtypes).toEqual(['Mariner', 'Scholar']);
    expect(token('Create two 1/1 white mariner soldier tokens.')).toMatchObject({
      name: 'Mariner Soldier Token',
      subtypes: ['Mariner', 'Soldier'],
    });
    expect(token('Create a 2/2 green tapped Wolf creature token.').subtypes).toEqual(['Wolf']);
  });
});

describe('counters that tokens enter with, said of each', () => {
  it('may be chosen', () => {
    const text =
      'Create X 1/1 green Elf creature tokens. They each enter with your choice of a reach, trample, or haste counter on them.';
    expect(token(text).entersWith).toEqual(['your choice of a reach, trample, or haste counter']);
    expect(
      token('Create a Food token. It enters with your choice of a shield counter or a stun counter on it.').entersWith,
    ).toEqual(['your choice of a shield counter or a stun counter']);
  });

  it('may depend on something', () => {
    const text =
      'Create two 1/1 green Elf creature tokens. If this spell was kicked, these tokens each enter with a reach counter on them.';
    expect(token(text).conditionally).toEqual([
      'If this spell was kicked, these tokens each enter with a reach counter on them',
    ]);
    expect(token('Create two 1/1 green Elf creature tokens. These tokens enter tapped.').tapped).toBe(true);
  });
});

describe('text that was wrapped at a fixed width', () => {
  it.each([
    'When this creature enters, create a 1/1\nwhite Spirit creature token with flying.',
    'When this creature enters, create a 1/1 white\nSpirit creature token with\nflying.',
    'When this creature enters, create a 1/1 white Spirit creature token\nwith flying.',
  ])('is read as if it was not: %j', (text) => {
    expect(token(text)).toMatchObject({ name: 'Spirit Token', pt: '1/1', colors: ['W'], keywords: ['flying'] });
  });

  it('is not any text with several lines', () => {
    expect(names('flying\nwhen this creature enters, create a food token')).toEqual(['Food Token']);
    expect(names('When this creature dies, draw a card\nwhenever you create a Food token, you gain 1 life')).toEqual(
      [],
    );
    expect(token('Create a 2/2 green Wolf creature token with trample\nThis creature has flying.').keywords).toEqual([
      'trample',
    ]);
    expect(token('Create a 2/2 green Wolf creature token with protection from red\nHaste').keywords).toEqual([
      'protection from red',
    ]);
  });
});

describe('a list of abilities', () => {
  it('may say “has” before each of them', () => {
    const [tool] = printed(
      'Create a Tool token. (It\'s an artifact with "Equipped creature gets +1/+0" and has equip {1}.)',
    );
    expect(tool).toMatchObject({ keywords: ['equip {1}'], abilities: ['Equipped creature gets +1/+0.'] });
    const text = 'Create a 1/1 green Elf creature token with reach and has "This token can\'t block."';
    expect(token(text)).toMatchObject({ keywords: ['reach'], abilities: ["This token can't block."] });
    expect(
      token('Create a 1/1 green Elf creature token with reach and have it fight target creature.').keywords,
    ).toEqual(['reach']);
  });

  it('ends before when they hold', () => {
    expect(token("Create a token that's a copy of it with haste as it enters.").keywords).toEqual(['haste']);
  });
});

describe('a token that reminder text calls by its subtype alone', () => {
  it('has the card type of the subtype', () => {
    const tool =
      'Create a Tool token. When you do, you may attach it to a creature. (It\'s an Equipment with equip {1} and "Equipped creature gets +1/+0.")';
    expect(printed(tool)[0]).toMatchObject({
      types: ['Artifact'],
      subtypes: ['Equipment'],
      keywords: ['equip {1}'],
      abilities: ['Equipped creature gets +1/+0.'],
    });
    expect(printed("Create a Grub token. (It's an Insect with reach.)")[0]).toMatchObject({ byCardName: 'Grub' });
  });
});

describe('you and another player', () => {
  it.each([
    ['You may have yourself and target opponent create a Food token.', 'yourself and target opponent'],
    ['You and target opponent each create a Food token.', 'you and target opponent'],
    ['This spell deals 1 damage to you and target opponent creates a Food token.', 'target opponent'],
  ])('create tokens: %s', (text, creator) => {
    expect(token(text).creator).toBe(creator);
  });
});

describe('a keyword action of another player', () => {
  it.each([
    ['Its controller may investigate.', 'its controller'],
    ['Destroy target artifact. Its controller amasses Orcs 2.', 'its controller'],
    ['Each player discards a card, then investigates.', 'each player'],
  ])('makes tokens of that player: %s', (text, creator) => {
    expect(token(text).creator).toBe(creator);
  });
});

describe('a color behind the P/T', () => {
  it.each([
    ['Create a 1/1 White human creature token.', ['W'], ['Human']],
    ['Create a 2/2 Green Wolf creature token.', ['G'], ['Wolf']],
    ['Create a 2/1 {B} Skeleton creature token.', ['B'], ['Skeleton']],
  ])('may have a capital letter, or be a symbol: %s', (text, colors, subtypes) => {
    expect(token(text)).toMatchObject({ colors, subtypes });
  });
});

describe('reminder text with a mana cost', () => {
  it.each([
    ['a {2}{W} 2/2 Bat creature', ['W']],
    ['a {W/U}{R} 2/2 Bat creature', ['W', 'U', 'R']],
    ['a {2} 2/2 Bat creature', []],
    ['a {2}{W} 2/2 black Bat creature', ['B']],
  ])('gives the token the colors of the cost, unless it names others: %s', (is, colors) => {
    expect(printed(`Create a Vapor token. (It's ${is} with flying.)`)).toMatchObject([{ colors }]);
  });
});

describe('reminder text without a subject', () => {
  it('says what the token before it is, where it has abilities in quotes', () => {
    const text = 'Create a Vapor token. (An enchantment with “Sacrifice two Vapors: Draw a card.”)';
    expect(printed(text)).toMatchObject([
      { types: ['Enchantment'], abilities: ['Sacrifice two Vapors: Draw a card.'] },
    ]);
  });

  it.each([
    'Create a Vapor token. (An enchantment with “Draw a card.” can be sacrificed.)',
    'Create a Vapor token. (A creature with flying.)',
    'Create a Vapor token. (An ability.)',
  ])('is no description where it says more or less: %s', (text) => {
    expect(printed(text)).toMatchObject([{ byCardName: 'Vapor' }]);
  });
});
