import { describe, expect, it } from 'vitest';
import { phrasesToJson } from '../../../server/src/export/phrases-json.js';
import { edition, names, token } from '../support/phrases.js';

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
