import { describe, expect, it } from 'vitest';
import { cardWith, found, lint } from '../support/lint.js';

/** Correct texts that a careless implementation of the rule would report, invented after the form of official cards. */
const silent: readonly [rule: string, texts: readonly string[]][] = [
  [
    'name-missing-token-suffix',
    [
      'Create Sootwing, a legendary 2/2 black Rat creature token.\nCreatures named Sootwing have menace.',
      'Create two 0/1 red Kobold creature tokens named Diggers of Low Hall.\nCreatures named Diggers of Low Hall have haste.',
      'Create a 1/1 red Goblin Scout creature token named Goblin Scout.\nSacrifice a creature named Goblin Scout: Draw a card.',
      'Create a Treasure token.\nSacrifice a Treasure: Draw a card.\nFoods you control have hexproof.\nWhenever a Clue enters, scry 1.',
      'Create a 2/2 black Zombie creature token.\nEach Zombie gets +1/+1.',
      'Create a 1/1 green Saproling creature token.\nSaprolings you control have trample.',
      'Treasure tokens you created this turn have hexproof.',
      'If you control three differently named tokens, draw a card.',
      'Create a 1/1 red Goblin Scout creature token.\nSearch your library for a card named Goblin Scout.',
      'Create a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout Token: Draw a card.',
      "Create a token that's a copy of target creature, except its name is Goblin Scout.",
      'Sacrifice a creature named Goblin Scout: Draw a card.',
    ],
  ],
  [
    'missing-braces',
    [
      'Crew 3',
      'Equip—Pay 3 life.',
      'Pay 3 life: Scry 1.',
      'You may pay 1 or 2 life. If you do, scry 1.',
      'Suspend 3—{1}{R}',
      'Draw a card (up to three).',
    ],
  ],
  ['if-you-do-without-choice', ['When this creature enters, you may sacrifice a Goblin.\nIf you do, scry 1.']],
  [
    'name-redundant-token-suffix',
    [
      'Create a 1/1 white Cat creature token named Lost Token.',
      'Create a 1/1 white Cat creature token named Cat.',
      'Create a 1/1 white Cat Soldier creature token named Cat Token.',
      'Create a 2/2 creature token of the chosen creature type named Shade Token.',
    ],
  ],
  [
    'token-word-doubled',
    [
      'Create a 1/1 white Cat creature token named Lost Token.\nSacrifice a Lost Token token: Draw a card.',
      'Exile one token. Tokens you control have flying.',
      'For each token, token owners draw a card.',
      'Sacrifice a creature named Goblin Scout Token: Draw a card.',
    ],
  ],
  [
    'capitalized-token-word',
    [
      'Tokens you control have haste.',
      '{T}: Tokens you control gain haste until end of turn.',
      'Choose one —\n• Tokens gain haste.\n• Draw a card. Tokens gain flying.',
      'Vault Rites — Tokens you control have haste. (Tokens are not cards.)',
      'Sacrifice a creature named Goblin Scout Token: Draw a card.',
      'Choose the name Treasure Token.',
      'Create a 1/1 white Cat creature token named Lost Token.\nSacrifice the Lost Token: Draw a card.',
      'Partner with Token Collector',
      'When Keeper of Tokens dies, draw a card.',
      'Enchanted creature has “Tokens you control have haste.”',
    ],
  ],
  [
    'predefined-lowercase',
    [
      'Pay in gold, draw a map, spill blood: the walker keeps each shard.',
      'Create a 1/1 red blood creature token.',
      'Create a colorless artifact food token.',
      'Sacrifice two Treasure tokens: Draw a card.',
      'Nontreasure tokens you control have haste.',
    ],
  ],
  [
    'create-missing-token-word',
    [
      'Create your choice of a Clue token, a Food token, or a Treasure token.',
      'Mine. (Create a tapped Ore or tapped Gas artifact token.)',
      'Amass X. (If you don’t control an Army, create a 0/0 black X, where Army creature token first.)',
      'If you would create a Clue, Food, or Treasure token, instead create one of each.',
      'Gift a Food (You may promise an opponent a gift as you cast this spell.)',
      'Create a copy of the card with the chosen name. You may cast the copy.',
      'Create Undead — Whenever this creature attacks, you gain 1 life.',
      'Whenever you create a Treasure, draw a card.',
      'Create a token that’s a copy of target creature.',
      'Create an Ember Lantern.',
      'Create a 1/1 red\nGoblin creature token.',
    ],
  ],
  [
    'unknown-predefined-token',
    [
      'Create a Wicked Role token attached to target creature you control.',
      'Create a Candle token. (It’s an artifact with “{2}, Sacrifice this token: Scry 1.”)',
      '(A Candle token is an artifact with “{2}, Sacrifice this token: Scry 1.”) Create a Candle token.',
      'If you would create a Fish token, draw a card instead.',
      'Create a Foot token. (It’s an artifact with “{2}, {T}, Sacrifice this token: Draw a card.”)',
      'Whenever you create a Candle token, draw a card.',
      'Create an Ember Tinker token.',
    ],
  ],
];

describe.each(silent)('%s reports nothing', (rule, texts) => {
  it.each(texts)('%s', (text) => {
    expect(found(text).filter((finding) => finding.startsWith(`${rule}:`))).toEqual([]);
  });
});

describe('a name that the set defines', () => {
  const rules = 'Create a Candle token.';

  it.each([
    ['in a token file', { 'own.tokens': 'Candle Token\nArtifact — Candle\n{T}: Add {C}.\n' }],
    ['in another card’s reminder text', { 'b.cards': cardWith(`${rules} (It’s an artifact with “{T}: Add {C}.”)`) }],
    ['as a card (111.11)', { 'b.cards': 'Candle {1}\nArtifact\n{T}: Add {C}.\n' }],
  ])('is accepted %s', (_, beside) => {
    expect(found(rules, { beside })).toEqual([]);
  });

  it('is accepted if the settings declare it', () => {
    expect(found(rules, { declared: { predefined: ['Candle'], subtypes: [], colors: [] } })).toEqual([]);
  });

  it('is only a hint if it is unknown, since it may be a card’s', () => {
    const findings = lint({ 'a.cards': cardWith(rules) });
    expect(findings).toMatchObject([{ rule: 'unknown-predefined-token', severity: 'hint', fix: null }]);
  });

  it('is not a typo for a name with another first letter and a second difference', () => {
    const beside = { 'own.tokens': 'Bucket Token\nArtifact — Bucket\n{T}: Add {C}.\n' };
    const hint = { severity: 'hint', fix: null };
    expect(lint({ 'a.cards': cardWith('Create a Rocket token.'), ...beside })).toMatchObject([hint]);
    expect(lint({ 'a.cards': cardWith('Create an Ubcket token.'), ...beside })).toMatchObject([
      { severity: 'warning', fix: { title: 'Change to “Bucket”' } },
    ]);
  });

  it('gets no suggestion if it is a correctly spelt subtype', () => {
    expect(lint({ 'a.cards': cardWith('Create a Shark token.') })).toMatchObject([{ severity: 'hint', fix: null }]);
  });
});

describe('a card of the set', () => {
  it('may be referred to by a name that equals a token’s subtypes', () => {
    const beside = { 'b.cards': 'Goblin Scout {R}\nCreature — Goblin Scout\n1/1\n' };
    const rules =
      'Create a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout: Draw a card.';
    expect(found(rules, { beside })).toEqual([]);
    expect(found(rules)).toEqual(['name-missing-token-suffix: Goblin Scout']);
  });

  it('may have “Token” in its own name', () => {
    const text =
      'Alder, Collector of Tokens {1}\nLegendary Artifact\nWhen Alder, Collector of Tokens enters, draw a card.\n';
    expect(lint({ 'a.cards': text })).toEqual([]);
  });
});

describe('what only the set has', () => {
  it.each([
    ['a token’s subtype', 'If you control a Horde, create a 2/2 black Horde creature token.'],
    ['reminder text of its own keyword', 'Creep {B} (You may cast this spell as though it had flash for {B}.)'],
    ['reminder text that is no sentence', 'Dare — {2}: Scry 1. (Dare when you attack.)'],
    ['a verb without an object', 'Whenever this creature untaps, you may conjure Spark into your hand.'],
    ['a word for mana', 'Whenever a Goat you control produces mana, it produces that much plus an additional {R}.'],
    ['a noun without a plural', 'This creature’s Equipment gain another instance of their abilities.'],
    [
      'a permanent that goes anywhere',
      'If this creature would be put into a graveyard from anywhere, exile it instead.',
    ],
    ['a name with the letter X', 'If you control Agent X, draw a card.'],
  ])('is no slip: %s', (_what, rules) => {
    const findings = lint({ 'a.cards': cardWith(rules) });
    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });

  it('may be a creature type on another permanent, which is no more than an info', () => {
    const findings = lint({ 'a.cards': 'Orb of Embers {2}\nArtifact — Orb\n{T}: Add {R}.\n' });
    expect(findings).toMatchObject([{ rule: 'subtype-of-other-type', severity: 'info' }]);
  });

  it('may make Vehicles creatures', () => {
    const rules = 'Flying\nDuring your turn, Vehicles you control are creatures.';
    expect(lint({ 'a.cards': `Sky Barge {3}\nArtifact — Vehicle\n${rules}\n3/3\n` })).toEqual([]);
  });
});

describe('other games', () => {
  it('Riftbound has no rule about suffixes', () => {
    const rules = 'Play a 1 [M] Recruit unit token here.\nKill a unit named Recruit Token.\nKill a unit named Recruit.';
    expect(found(rules, { rulebook: 'riftbound' })).toEqual([]);
  });

  it('Fifth Edition has no rule about suffixes or about creating', () => {
    const rules =
      'Put a Wasp token into play. Treat this token as a 1/1 artifact creature with flying.\nBury a creature named Wasp.';
    expect(found(rules, { rulebook: 'magic-fifth' })).toEqual([]);
  });

  it('Riftbound’s predefined tokens are also capitalised', () => {
    const rules = 'Play two gold gear tokens exhausted.';
    expect(found(rules, { rulebook: 'riftbound' })).toEqual(['predefined-lowercase: gold']);
  });
});
