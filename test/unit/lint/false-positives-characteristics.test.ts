import { describe, expect, it } from 'vitest';
import { ruleIds } from '../../../server/src/lint/registry.js';
import { cardWith, found, lint } from '../support/lint.js';

const group = [
  'characteristic-order',
  'missing-card-type',
  'color-order',
  'creature-token-without-pt',
  'role-without-attached',
  'missing-color',
  'unknown-subtype',
  'subtype-lowercase',
  'unknown-color',
  'colorless-with-color',
  'pt-on-noncreature',
  'appositive-not-legendary',
  'no-name-source',
  'legendary-without-name',
  'subtype-wrong-family',
  'aura-token-without-enchant',
  'equipment-token-without-equip',
  'vehicle-token-without-crew',
  'misspelt-card-type',
  'malformed-pt',
  'card-type-capitalized',
];

/** Texts that a careless implementation of the rules would report. */
const right: readonly (readonly [why: string, text: string])[] = [
  ['“snow” comes after the color', 'Create a colorless snow artifact token named Frozen Censer with "{T}: Add {C}."'],
  ['colors may follow the noun', 'Create X 2/1 Scorpion Warrior creature tokens that are black, red, and green.'],
  ['all colors, after the noun', 'Create a 4/4 Sliver creature token with reach that’s all colors.'],
  [
    'a copy takes its characteristics from the original',
    'Create a token that’s a copy of target creature you control.',
  ],
  ['a copy may have an exception', 'Create a token that’s a copy of it, except it’s a 4/4 Golem artifact creature.'],
  ['a copy in its short form', 'Create a 1/1 token copy of this creature.'],
  ['a copy in its shortest form', 'Create a token copy that’s tapped and attacking that player.'],
  ['a predefined token', 'Create a tapped Treasure token.'],
  ['a card type of the set’s own', 'Create two colorless snack tokens.'],
  ['a predefined token of two words', 'Create a Young Hero Role token attached to target creature you control.'],
  ['a Role of the set', 'Create a green Role Aura token attached to target creature you control.'],
  [
    'a token that is described by a list',
    'Create a creature token with those characteristics.\n• 2/1 red Dog with menace.\n• 3/3 green Bear.',
  ],
  [
    'power and toughness by its parts',
    'Create a colorless Construct artifact creature token with their combined stats.',
  ],
  ['two colors to choose from', 'Create a 1/1 red or black Cat creature token.'],
  ['the defense of a battle', 'Create a 1-defense battle token with “This battle has vigilance.”'],
  ['a name after a comma too many', 'Create a legendary 3/3 red creature token named, Slag.'],
  ['a color chosen in play', 'Choose a color. Create a 2/2 Shapeshifter creature token of the chosen color.'],
  ['a color and type chosen in play', 'Create a 3/1 creature token of the chosen color and type.'],
  ['the color is in the next sentence', 'Create a 2/2 Golem artifact creature token. It’s the color of your choice.'],
  [
    'power and toughness in the next sentence',
    'Create a black Ogre creature token. Its power is equal to the number of cards in your hand.',
  ],
  [
    'power and toughness by an ability in the next sentence',
    'Create a green Hydra enchantment creature token. It has “This creature’s power and toughness are each equal to the number of cards in your hand.”',
  ],
  [
    'power and toughness by the token’s ability',
    'Create Grumble, a legendary green Boar creature token with "Grumble’s power and toughness are each equal to the number of lands you control."',
  ],
  ['“that many” refers to something before', 'Create that many 1/1 red Goblin creature tokens.'],
  ['“a number of”', 'Create a number of 1/1 black Rat creature tokens equal to the amount of mana spent.'],
  ['a Vehicle has power and toughness', 'Create a 4/3 colorless Vehicle artifact token with crew 3.'],
  ['a Spacecraft has power and toughness', 'Create a 2/2 colorless Spacecraft artifact token with flying.'],
  ['a creature that is also Food', 'Create a 2/1 red Food Golem artifact creature token.'],
  ['a creature that is also a land', 'Create a 0/2 blue Island Crab land creature token.'],
  ['a creature type of two words', 'Create a 3/3 blue Time Lord creature token.'],
  ['a kindred has creature types', 'Create a colorless Goblin kindred artifact token named Horn.'],
  ['every basic land type', 'Create a tapped colorless land token named Everyplace that is every basic land type.'],
  ['a name after the description', 'Create a legendary 3/3 green Wolf creature token named Bramble.'],
  [
    'a name with commas and an article',
    'Create Bramble, the Hedge, Awake, a legendary 3/3 green and white Wolf creature token.',
  ],
  ['a legendary copy', 'Create a token that’s a copy of target creature you control, except it’s legendary.'],
  ['a name chosen before', 'Choose a name. Create a legendary 1/1 white Human creature token with that name.'],
  ['a name without subtypes', 'Create a colorless artifact token named Slag.'],
  [
    'enchant in the next sentence',
    'Create a white Aura enchantment token named Veil attached to another target creature. The token has enchant creature and umbra armor.',
  ],
  [
    'equip in the next sentence',
    'Create a colorless Equipment artifact token named Tongs. It has indestructible, "Equipped creature gets +1/+0," and equip {0}.',
  ],
  [
    'equip after a quoted ability',
    'Create a colorless Clue Equipment artifact token named Field Notes with "Equipped creature gets +1/+1" and equip {1}.',
  ],
  [
    'enchant after a manual line break',
    'Create a white Aura enchantment token named Veil attached to target creature.\nIt has enchant creature.',
  ],
  ['crew in the next sentence', 'Create an X/X colorless Vehicle artifact token. It has crew 2.'],
  [
    'two tokens that are attached',
    'Create a Royal Role token and a Monster Role token, each attached to a different target creature.',
  ],
  [
    'colors in printed order',
    'Create a 2/2 red and white Spirit creature token, a 1/1 green and blue Fish creature token, and a 1/1 white and black Bird creature token.',
  ],
  ['three colors in printed order', 'Create a 2/2 white, black, and green Spirit creature token.'],
  ['four colors, which have no fixed order', 'Create a 2/2 Spirit creature token that’s white, red, black, and green.'],
  ['the state comes first', 'Create two tapped and attacking 1/1 blue and black Faerie Rogue creature tokens.'],
  ['a condition creates nothing', 'If you would create a Fish token, instead create a 3/3 blue Shark creature token.'],
  [
    'a condition with a creature token',
    'If one or more creature tokens would be created under your control, twice that many are created instead.',
  ],
];

/** The findings of the rules of this group; other rules have their own tests. */
function ours(text: string, options?: Parameters<typeof found>[1]): string[] {
  return found(text, options).filter((line) => group.includes(line.slice(0, line.indexOf(':'))));
}

describe('the rules on characteristics', () => {
  it('are complete', () => {
    expect(group.filter((id) => !ruleIds.has(id))).toEqual([]);
  });

  it.each(right)('report nothing if %s', (_, text) => {
    expect(ours(text)).toEqual([]);
  });

  it('accept the subtypes and colors that the settings declare', () => {
    const declared = { predefined: [], subtypes: ['Blorp'], colors: ['purple'] };
    expect(ours('Create a 1/1 purple Blorp creature token.', { declared })).toEqual([]);
    expect(ours('Create a 1/1 purple Blorp creature token.')).toEqual([
      'unknown-color: purple',
      'unknown-subtype: Blorp',
    ]);
  });

  it('accept the subtypes on the type lines of the set', () => {
    const beside = { 'b.cards': 'Old Blorp {1}{G}\nCreature — Blorp\n2/2\n' };
    expect(ours('Create a 1/1 green Blorp creature token.', { beside })).toEqual([]);
  });

  it('accept tokens named after a card', () => {
    const beside = { 'b.cards': 'Marsh Walker {1}{G}\nCreature — Lhurgoyf\n*/*\n' };
    expect(ours('Create a Marsh Walker token.', { beside })).toEqual([]);
    expect(ours('Create a 1/1 green Marsh Walker token.', { beside })).not.toContain(
      'missing-card-type: 1/1 green Marsh Walker token',
    );
  });

  it('accept subtypes that only later rules have', () => {
    expect(ours('Create a 1/1 green Mutagen creature token.', { rulebook: 'magic-2017-08' })).not.toContain(
      'unknown-subtype: Mutagen',
    );
  });
});

describe('a color other than the five', () => {
  it('gets one hint in a set, since it is probably the set’s own', () => {
    const text = 'Create a 1/1 purple Squid creature token. Create two 2/2 purple Squid creature tokens.';
    const beside = { 'b.cards': 'Inkwell {2}{U}\nSorcery\nCreate a 1/1 purple Squid creature token.\n' };
    expect(ours(text, { beside })).toEqual(['unknown-color: purple']);
    const [finding] = lint({ 'a.cards': cardWith(text), ...beside });
    expect(finding).toMatchObject({ severity: 'hint', fix: null });
    expect(lint({ 'b.cards': beside['b.cards'], 'a.cards': cardWith(text) })).toHaveLength(1);
  });

  it('is always an error if it is similar to one of them', () => {
    const text = 'Create a 1/1 whte Spirit creature token. Create two 2/2 whte Spirit creature tokens.';
    expect(lint({ 'a.cards': cardWith(text) })).toMatchObject([
      { severity: 'error', fix: { title: 'Change to “white”' } },
      { severity: 'error', fix: { title: 'Change to “white”' } },
    ]);
  });
});

describe('an unknown subtype', () => {
  it('gets one hint in a set', () => {
    const beside = { 'b.cards': 'Blorp Nest {2}{G}\nSorcery\nCreate two 1/1 green Blorp creature tokens.\n' };
    expect(
      ours('Create a 1/1 green Blorp creature token. Create a 2/2 green Blorp creature token.', { beside }),
    ).toEqual(['unknown-subtype: Blorp']);
    expect(
      ours('Draw a card, then create a 1/1 green Blorp creature token.', {
        beside: {},
      }),
    ).toEqual(['unknown-subtype: Blorp']);
  });

  it('is accepted if several cards spell it alike', () => {
    const beside = { 'b.cards': 'Ranger Post {2}{G}\nSorcery\nCreate two 1/1 green Gobling creature tokens.\n' };
    expect(found('Create a 1/1 green Gobling creature token.', { beside })).toEqual(['unknown-subtype: Gobling']);
  });

  it.each(['Raider', 'Bishop', 'Evil'])('is not a typo for a subtype that it only resembles: %s', (word) => {
    expect(ours(`Create a 2/2 red ${word} creature token.`)).toEqual([`unknown-subtype: ${word}`]);
  });
});

describe('one mistake is reported once', () => {
  it.each([
    ['Create a colorless equipment artifact token with equip {1}.', 'subtype-lowercase: equipment'],
    ['Create a 2/2 colorless Goblin artifact token.', 'pt-on-noncreature: 2/2 colorless Goblin artifact token'],
    ['Create a 1/1 Colorless Soldier creature token.', 'unknown-subtype: Colorless'],
    ['Create a 2/2 green Wolf craeture token.', 'misspelt-card-type: craeture'],
    ['Create a Soldier creature token.', 'creature-token-without-pt: Soldier creature token'],
  ])('%s', (text, finding) => {
    expect(ours(text)).toEqual([finding]);
  });
});
