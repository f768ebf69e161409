import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-2026-09');

/** The first ability of a creature with a text. */
function ability(text: string) {
  return readingOf(text, { name: 'Ashvale Scout', typeLine: 'Creature — Elf Scout' }, current).abilities[0];
}

const effect = (text: string) => ability(text)?.effects?.[0];

describe('the facts of an ability', () => {
  it('have how many tokens are created', () => {
    expect(effect('Create two Food tokens.')).toMatchObject({ action: 'create', amount: 2 });
    expect(effect('Create X 1/1 red Goblin creature tokens.')).toMatchObject({ action: 'create', amount: 'X' });
  });

  it('have the tokens that are created besides others', () => {
    const text =
      'If one or more tokens would be created under your control, those tokens plus a Food token are created instead.';
    expect(effect(text)).toMatchObject({ action: 'create', instead: true, tokens: [{ name: 'Food Token' }] });
  });

  it('have the targets of created tokens', () => {
    expect(effect("Create a token that's a copy of target creature you control.")?.what).toMatchObject({ target: 1 });
  });

  it.each([
    ['Exile target creature until this creature leaves the battlefield.', 'what'],
    ['Destroy each creature target player controls.', 'what'],
    ["Look at target opponent's hand.", 'what'],
    ['Attach this Equipment to target creature you control.', 'to'],
    ['You may have target opponent draw a card.', 'actor'],
  ] as const)('have the target of "%s"', (text, field) => {
    expect(effect(text)?.[field]).toMatchObject({ target: 1 });
  });

  it('have the number of things that are paid', () => {
    expect(ability('Sacrifice two Forests: Draw a card.')?.cost).toMatchObject([{ kind: 'sacrifice', amount: 2 }]);
    expect(ability('Exile the top three cards of your library: Draw a card.')?.cost).toMatchObject([
      { kind: 'exile', amount: 3 },
    ]);
  });

  it('tell what a permanent cannot do from what is done to it', () => {
    expect(effect("This creature doesn't untap during your untap step.")).toMatchObject({
      action: 'cant',
      of: 'untap',
    });
    expect(ability("This creature can't be blocked.")).toMatchObject({
      kind: 'static',
      effects: [{ action: 'cant', of: 'be-blocked' }],
    });
  });

  it('have the event of a counter, and no step for an action of a player', () => {
    expect(ability('When the third dream counter is put on this creature, draw a card.')?.triggers).toMatchObject([
      { event: 'put-counters', to: { self: true } },
    ]);
    expect(ability('Whenever you scry, draw a card.')?.triggers).toMatchObject([{ event: 'other' }]);
  });

  it('have an effect for each verb and each amount of damage', () => {
    const actions = (text: string) => ability(text)?.effects?.map(({ action, amount }) => [action, amount]);
    expect(actions('You may tap or untap target creature.')).toEqual([
      ['tap', undefined],
      ['untap', undefined],
    ]);
    expect(actions('This creature deals 3 damage to any target and 1 damage to you.')).toEqual([
      ['deal-damage', 3],
      ['deal-damage', 1],
    ]);
    expect(actions('This land becomes an artifact creature and gains haste.')).toEqual([
      ['become', undefined],
      ['gain-ability', undefined],
    ]);
    expect(
      actions('Put a +1/+1 counter on target creature and two charge counters on another target permanent.'),
    ).toEqual([
      ['put-counters', 1],
      ['put-counters', 2],
    ]);
    expect(actions('This creature enters tapped with three stun counters on it.')).toEqual([
      ['enter-tapped', undefined],
      ['enter-with-counters', 3],
    ]);
    expect(actions('Draw that many cards plus one.')).toEqual([['draw', { text: 'that many cards plus one' }]]);
    expect(actions('Each opponent blights 2.')).toEqual([['blight', 2]]);
  });

  it('have an effect for each thing that cannot be done', () => {
    const cant = ability("Enchanted creature can't attack, block, or transform.")?.effects;
    expect(cant?.map(({ action, of }) => [action, of])).toEqual([
      ['cant', 'attack'],
      ['cant', 'block'],
      ['cant', 'transform'],
    ]);
  });

  it.each([
    ["Search target opponent's graveyard for up to two cards with that name.", 1],
    ['This creature becomes a copy of target creature.', 1],
    ['Two target players each draw a card.', 2],
    ['Any number of target players each draw a card.', 'any number'],
    ["Change this creature's base power to target creature's power.", 1],
  ])('have the targets of "%s"', (text, target) => {
    const { what, to, from, actor } = effect(text) ?? {};
    expect([what, to, from, actor].flatMap((noun) => (typeof noun === 'object' ? (noun.target ?? []) : []))).toEqual([
      target,
    ]);
  });

  it('have an event for each of two verbs', () => {
    expect(ability('Whenever you create or sacrifice a token, draw a card.')?.triggers).toMatchObject([
      { event: 'creates-token', what: { text: 'a token' } },
      { event: 'sacrifices', what: { text: 'a token' } },
    ]);
    expect(ability('Whenever you cast a spell while this creature is attacking, draw a card.')?.triggers).toMatchObject(
      [{ event: 'cast' }],
    );
  });
});
