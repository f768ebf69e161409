import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-2026-09');

function abilities(text: string, typeLine = 'Creature — Elf Scout') {
  return readingOf(text, { name: 'Ashvale Scout', typeLine }, current).abilities;
}

const effects = (text: string, typeLine?: string) => abilities(text, typeLine)[0]?.effects;

/** Texts of one ability, with what its effects must say. */
const cases: readonly (readonly [string, readonly object[]])[] = [
  // Clauses at the end of an effect.
  [
    'This spell costs {2} less to cast if you control a Kraken.',
    [{ change: 'less', condition: 'if you control a Kraken' }],
  ],
  ['This spell costs {1} less to cast for each Cave you control.', [{ mana: '{1}', forEach: 'Cave you control' }]],
  [
    'Goblin spells you cast cost {X} less to cast, where X is the number of Caves you control.',
    [{ mana: '{X}', where: 'the number of Caves you control' }],
  ],
  ['You may play that card this turn.', [{ action: 'play', what: { text: 'that card' }, duration: 'this turn' }]],
  [
    'For as long as that card remains exiled, its owner may cast it.',
    [{ action: 'cast', duration: 'for as long as that card remains exiled' }],
  ],
  [
    'You gain 5 life instead if you control a Frog.',
    [{ action: 'gain-life', amount: 5, instead: true, condition: 'if you control a Frog' }],
  ],
  // How many and how much.
  ['Create a Food token for each Frog you control.', [{ action: 'create', amount: 1, forEach: 'Frog you control' }]],
  [
    'Create X 1/1 green Frog creature tokens, where X is the number of Caves you control.',
    [{ action: 'create', amount: 'X', where: 'the number of Caves you control' }],
  ],
  [
    'Create a number of Food tokens equal to the number of Caves you control.',
    [{ action: 'create', amount: { text: 'the number of Caves you control' } }],
  ],
  ['Add {G} for each Frog you control.', [{ action: 'add-mana', mana: '{G}', forEach: 'Frog you control' }]],
  ['You get six {E}.', [{ action: 'put-counters', amount: 6, counter: 'energy', to: { text: 'you' } }]],
  [
    'Each opponent gets a poison counter.',
    [{ counter: 'poison', amount: 1, to: { quantifier: 'each', types: ['opponent'] } }],
  ],
  [
    'Exile the top three cards of your library.',
    [{ action: 'exile', amount: 3, from: 'library', what: { quantifier: 'the top', types: ['card'] } }],
  ],
  [
    'If one or more +1/+1 counters would be put on this creature, that many +1/+1 counters plus one are put on it instead.',
    [{ action: 'put-counters', counter: '+1/+1', amount: { text: 'that many plus one' }, instead: true }],
  ],
  [
    'Put a +1/+1 counter on target creature and a charge counter on this artifact.',
    [
      { counter: '+1/+1', to: { target: 1 } },
      { counter: 'charge', to: { self: true } },
    ],
  ],
  [
    'If a source would deal damage to a player, it deals that much damage plus 2 instead.',
    [{ action: 'deal-damage', amount: { text: 'that much plus 2' }, instead: true }],
  ],
  ['You may pay life equal to its power.', [{ cost: [{ kind: 'pay-life', amount: { text: 'its power' } }] }]],
  [
    'You draw X cards and you lose X life, where X is the number of Caves you control.',
    [
      { action: 'draw', where: 'the number of Caves you control' },
      { action: 'lose-life', where: 'the number of Caves you control' },
    ],
  ],
  [
    'This creature has bushido X, where X is the number of Frogs you control.',
    [{ keywords: ['bushido X'], where: 'the number of Frogs you control' }],
  ],
  [
    'Exile cards equal to its power from the top of your library.',
    [{ action: 'exile', amount: { text: 'its power' }, from: 'library' }],
  ],
  // What changes, and how.
  ['You have hexproof.', [{ action: 'gain-ability', what: { text: 'you' } }]],
  ["Switch target creature's power and toughness.", [{ action: 'switch', what: { target: 1 } }]],
  ["This creature's power is equal to your devotion to green.", [{ action: 'set-pt', what: { self: true } }]],
  ['Frogs you control have base power and toughness 4/4.', [{ action: 'set-pt', pt: '4/4' }]],
  [
    'Target artifact becomes an artifact creature with power and toughness each equal to its mana value.',
    [{ action: 'become', amount: { text: 'its mana value' } }],
  ],
  [
    "It's goaded for as long as they control it.",
    [{ action: 'become', duration: 'for as long as they control it', what: { back: true } }],
  ],
  // How effects depend on others.
  [
    'If you control a Frog, draw a card. Otherwise, scry 2, then mill a card.',
    [{ condition: 'if you control a Frog' }, { condition: 'otherwise' }, { condition: 'otherwise' }],
  ],
  ["Copy that spell, except the copy isn't legendary.", [{ action: 'copy', except: "the copy isn't legendary" }]],
  [
    'Add {G}. When that mana is spent to cast a creature spell, scry 1.',
    [{ action: 'add-mana' }, { action: 'delay', triggers: [{ event: 'other' }], effects: [{ action: 'scry' }] }],
  ],
  // What may not and must be done.
  [
    "You can't cast this spell if you've played a land this turn.",
    [{ of: 'cast', condition: "if you've played a land this turn" }],
  ],
  [
    "Players can't cast spells or activate abilities of cards in graveyards.",
    [
      { action: 'cant', of: 'cast', what: { types: ['player'] } },
      { action: 'cant', of: 'activate', what: { types: ['player'] } },
    ],
  ],
  ["This creature can't be sacrificed.", [{ action: 'cant', of: 'be-sacrificed' }]],
  ['This creature must be blocked if able.', [{ action: 'must', of: 'be-blocked', what: { self: true } }]],
  ['Target creature attacks this turn if able.', [{ action: 'must', of: 'attack', duration: 'this turn' }]],
  ["This creature can't block Frogs.", [{ of: 'block', to: { types: ['Frog'] } }]],
  ["This creature can't be blocked by Frogs.", [{ of: 'be-blocked', actor: { types: ['Frog'] } }]],
  ["This creature can't attack you.", [{ of: 'attack', to: { text: 'you' } }]],
  ["You can't lose the game this turn.", [{ of: 'lose', duration: 'this turn' }]],
  [
    "This creature can't be blocked this turn except by Frogs.",
    [{ of: 'be-blocked', except: 'by Frogs', duration: 'this turn' }],
  ],
  ["This creature can't be blocked except by Frogs.", [{ of: 'be-blocked', except: 'by Frogs' }]],
  [
    'Return this card from your graveyard to the battlefield attached to target creature you control.',
    [{ action: 'return', from: 'graveyard', to: 'battlefield', attachedTo: { target: 1 } }],
  ],
  ['Choose a creature type.', [{ action: 'choose', what: { text: 'a creature type', quantifier: 'a' } }]],
  [
    'Return this card from your graveyard to the battlefield attached to that creature.',
    [{ action: 'return', attachedTo: { back: true, types: ['creature'] } }],
  ],
  ['Frogs you control become copies of that creature.', [{ action: 'become', copyOf: 'that creature' }]],
  ['If a land would enter tapped, it enters untapped instead.', [{ action: 'enter', instead: true }]],
  ['Choose an opponent.', [{ action: 'choose', what: { quantifier: 'a', types: ['opponent'] } }]],
  [
    "Target creature's owner puts it on their choice of the top or bottom of their library.",
    [{ action: 'put', what: { back: true }, to: 'library' }],
  ],
  ['Tap up to one other target creature.', [{ what: { target: 1, quantifier: 'up to one' } }]],
  ['Look at the top card of your library.', [{ action: 'look', amount: 1, from: 'library' }]],
  // Costs of other kinds.
  [
    'You may pay {1}{B} rather than pay this spell\u2019s mana cost.',
    [{ change: 'alternative', cost: [{ mana: '{1}{B}' }] }],
  ],
  [
    'As an additional cost to cast this spell, you may sacrifice a Frog.',
    [{ change: 'additional', optional: true, cost: [{ kind: 'sacrifice' }] }],
  ],
  [
    'You may pay 1 life and exile a blue card from your hand rather than pay this spell\u2019s mana cost.',
    [
      {
        change: 'alternative',
        cost: [
          { kind: 'pay-life', amount: 1 },
          { kind: 'exile', amount: 1, from: 'hand' },
        ],
      },
    ],
  ],
  [
    'As an additional cost to cast this spell, tap an untapped Frog you control.',
    [{ cost: [{ kind: 'tap-permanents', amount: 1, what: { types: ['Frog'] } }] }],
  ],
  [
    'As an additional cost to cast this spell, pay {3} and 2 life.',
    [
      {
        cost: [
          { kind: 'mana', mana: '{3}' },
          { kind: 'pay-life', amount: 2 },
        ],
      },
    ],
  ],
  ['Collect evidence 6.', [{ action: 'collect-evidence', amount: 6 }]],
  // Who does it.
  ['Defending player loses 1 life.', [{ action: 'lose-life', actor: { types: ['player'] } }]],
  ['You and target opponent each draw a card.', [{ action: 'draw', actor: { target: 1 } }]],
];

describe('the effects of an ability', () => {
  it.each(cases)('say what "%s" does', (text, expected) => {
    expect(effects(text)).toMatchObject(expected);
  });

  it('have what the mana that is added may be spent on', () => {
    const [ability] = abilities('{T}: Add {C}. Spend this mana only to cast artifact spells.', 'Land');
    expect(ability?.effects?.map(({ action }) => action)).toEqual(['add-mana', 'spend-only']);
    expect(ability).not.toHaveProperty('limits');
  });

  it('have each of two limits of an ability', () => {
    const limited = (limit: string) => abilities(`{2}: Draw a card. ${limit}`)[0]?.limits;
    expect(limited('Activate only as a sorcery and only once each turn.')).toEqual(['sorcery', 'once each turn']);
    expect(limited('Activate only if you control a Frog and only as a sorcery.')).toEqual([
      'Activate only if you control a Frog',
      'sorcery',
    ]);
    expect(limited('Activate this ability only any time you could cast a sorcery.')).toEqual(['sorcery']);
  });

  it('have a choice of modes within a reflexive trigger', () => {
    const text =
      'Whenever this creature attacks, you may sacrifice a Frog. When you do, choose one —\n• Draw a card.\n• Scry 1.';
    expect(effects(text)).toMatchObject([
      { action: 'sacrifice', optional: true },
      { action: 'delay', triggers: [{ event: 'you-do' }], effects: [{ action: 'choose-mode', amount: 1 }] },
    ]);
  });

  it('of a delayed trigger include what follows from it', () => {
    const text = 'Sacrifice a Frog. When you do, you may pay {2}. If you do, draw a card. You gain 1 life.';
    expect(effects(text, 'Sorcery')).toMatchObject([
      { action: 'sacrifice' },
      { action: 'delay', effects: [{ action: 'pay' }, { action: 'draw', condition: 'if you do' }] },
      { action: 'gain-life' },
    ]);
  });

  it('are those of a delayed trigger on a spell or in a chapter', () => {
    const text = 'Whenever you cast an artifact spell this turn, draw a card.';
    const delayed = [{ action: 'delay', triggers: [{ event: 'cast' }], effects: [{ action: 'draw' }] }];
    expect(abilities(text, 'Instant')).toMatchObject([{ kind: 'spell', effects: delayed }]);
    expect(abilities(`II — ${text}`, 'Enchantment — Saga')).toMatchObject([{ kind: 'chapter', effects: delayed }]);
    const own = 'When you cast this spell, draw a card.';
    expect(abilities(own, 'Instant')).toMatchObject([{ kind: 'triggered', effects: [{ action: 'draw' }] }]);
  });

  it('belong to the last row of a die roll on a spell', () => {
    const text = 'Roll a d20.\n1—14 | Draw a card.\n15+ | Draw two cards.';
    expect(abilities(text, 'Sorcery')).toMatchObject([
      { effects: [{ action: 'roll' }, { modes: [[{}], [{ amount: 2 }]] }] },
    ]);
  });

  it('have what is done before modes are chosen', () => {
    const text = 'When this creature enters, mill two cards, then choose one —\n• Draw a card.\n• Scry 1.';
    expect(effects(text)?.map(({ action }) => action)).toEqual(['mill', 'choose-mode']);
  });

  it('are static where they say when a spell may be cast', () => {
    expect(abilities('Cast this spell only during combat.\nDraw a card.', 'Instant').map(({ kind }) => kind)).toEqual([
      'static',
      'spell',
    ]);
  });
});

describe('the costs and events of an ability', () => {
  it('have the zone that cards are taken from and put into', () => {
    expect(abilities('Exile an Elf card from your graveyard: Draw a card.')[0]?.cost).toMatchObject([
      { kind: 'exile', amount: 1, from: 'graveyard' },
    ]);
    expect(abilities("Put this creature on the bottom of its owner's library: Draw a card.")[0]?.cost).toMatchObject([
      { kind: 'put', what: { self: true }, to: 'library' },
    ]);
  });

  it('have whom a creature attacks', () => {
    expect(abilities('Whenever this creature attacks a player, draw a card.')[0]?.triggers).toMatchObject([
      { event: 'attacks', to: { types: ['player'] } },
    ]);
  });

  it('have who does something to the card, and what is cast while something lasts', () => {
    expect(abilities('When you unlock this door, scry 1.', 'Enchantment — Room')[0]?.triggers).toMatchObject([
      { actor: { text: 'you' } },
    ]);
    expect(abilities('Whenever you cast a spell while this creature is tapped, scry 1.')[0]?.triggers).toMatchObject([
      { event: 'cast', what: { types: ['spell'] } },
    ]);
  });

  it('have two events where a spell is cast or copied', () => {
    expect(abilities('Whenever you cast or copy an instant or sorcery spell, scry 1.')[0]?.triggers).toMatchObject([
      { event: 'cast', what: { types: ['instant', 'sorcery', 'spell'] } },
      { event: 'other' },
    ]);
  });

  it.each([
    ['For Mirrodin!', { keyword: 'for mirrodin!' }],
    ["Doctor's companion", { keyword: "doctor's companion" }],
    ['Goblin offering', { keyword: 'offering', quality: 'Goblin' }],
    ['Legendary landwalk', { keyword: 'landwalk', quality: 'legendary' }],
    ['Gift a card', { keyword: 'gift', quality: 'card' }],
  ])('have the heading of the keyword "%s"', (text, keyword) => {
    expect(abilities(text)).toMatchObject([keyword]);
  });
});
