import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('riftbound');
const read = (text: string, typeLine = 'Unit — Fae', name = 'Reed Lantern') =>
  readingOf(text, { name, typeLine }, current);
const ability = (text: string, typeLine?: string) => read(text, typeLine).abilities[0];

describe("the reading of Riftbound's cards", () => {
  it('reads symbols and keywords however they are written', () => {
    for (const might of ['[M]', '[MIGHT]', ':rb_might:', 'Might'])
      expect(ability(`When I conquer, give me +2 ${might} this turn.`)).toMatchObject({
        kind: 'triggered',
        triggers: [{ event: 'conquers', what: { self: true } }],
        effects: [{ action: 'modify-pt', pt: '+2', what: { self: true }, duration: 'this turn' }],
      });
    for (const cost of ['[E2][RUNE:fury]', '{E2}:rb_rune_fury:', ':rb_energy_2:[FURY]'])
      expect(ability(`${cost}, [E]: Draw 1.`)?.cost).toMatchObject([
        { kind: 'pay-energy', amount: 2 },
        { kind: 'pay-power', amount: 1, domain: 'fury' },
        { kind: 'exhaust' },
      ]);
    for (const text of ['[Shield 2]', 'Shield 2'])
      expect(ability(text)).toMatchObject({ kind: 'keyword', keyword: 'shield', number: 2 });
  });

  it('has the keyword that stands before an ability', () => {
    expect(ability('[Deathknell] — Draw 1.')).toMatchObject({
      kind: 'triggered',
      keyword: 'deathknell',
      triggers: [{ event: 'dies', what: { self: true } }],
      effects: [{ action: 'draw', amount: 1 }],
    });
    expect(ability('[Level 6][>] I have +1 [M].')).toMatchObject({
      kind: 'level',
      level: 6,
      abilities: [{ kind: 'static', effects: [{ action: 'modify-pt', pt: '+1' }] }],
    });
    expect(ability('[Legion] — When you play me, ready me.')).toMatchObject({ kind: 'triggered', keyword: 'legion' });
    for (const text of ['[Reaction][>] [E]: [Add] [A].', '[E]: [Reaction] — [Add] [A].'])
      expect(ability(text, 'Gear')).toMatchObject({
        kind: 'activated',
        keyword: 'reaction',
        cost: [{ kind: 'exhaust' }],
        effects: [{ action: 'add', resources: [{ kind: 'pay-power', amount: 1 }] }],
      });
  });

  it('has what stands before a trigger', () => {
    expect(ability('While you control this battlefield, when you play a spell, draw 1.', 'Battlefield')).toMatchObject({
      kind: 'triggered',
      triggers: [{ event: 'plays', what: { types: ['spell'] } }],
      condition: 'while you control this battlefield',
    });
    expect(ability('Once each turn, when an enemy unit dies, draw 1.')).toMatchObject({ limits: ['once each turn'] });
  });

  it('has where something moves from and to', () => {
    expect(ability('Move a friendly unit from a battlefield to its base.', 'Spell')?.effects).toMatchObject([
      { action: 'move', from: { types: ['battlefield'] }, to: 'base', what: { types: ['unit'] } },
    ]);
    expect(ability('Return a gear from your trash to your hand.', 'Spell')?.effects).toMatchObject([
      { action: 'return', what: { types: ['gear'] }, from: 'trash', to: 'hand' },
    ]);
  });

  it('has a step and whose it is', () => {
    expect(ability('At the start of your Beginning Phase, draw 1.')?.triggers).toMatchObject([
      { event: 'step', step: 'beginning', whose: 'your' },
    ]);
    expect(ability('At the end of your turn, ready up to 2 runes.')?.triggers).toMatchObject([
      { event: 'step', step: 'end', whose: 'your' },
    ]);
  });

  it('has the tokens that are played', () => {
    expect(ability('Play two 1 [M] Recruit unit tokens here.', 'Spell')?.effects).toMatchObject([
      { action: 'create', amount: 2, tokens: [{ name: 'Recruit', might: 1, count: 2 }] },
    ]);
  });

  it('has additional costs, and costs that are less', () => {
    expect(ability('You may pay [A] as an additional cost to play me.')?.effects).toMatchObject([
      { action: 'cost-change', change: 'additional', optional: true, cost: [{ kind: 'pay-power' }] },
    ]);
    expect(ability('This costs [E2] less if you control a Mech.', 'Spell')?.effects).toMatchObject([
      { action: 'cost-change', change: 'less', resources: [{ amount: 2 }], condition: 'if you control a Mech' },
    ]);
  });

  it('reads modes that lost their line breaks', () => {
    const lost = read('Choose one —Draw 1.Kill a gear.', 'Spell');
    const kept = read('Choose one —\n• Draw 1.\n• Kill a gear.', 'Spell');
    for (const { abilities, whole } of [lost, kept]) {
      expect(whole).toBe(true);
      expect(abilities[0]?.effects).toMatchObject([{ modes: [[{ action: 'draw' }], [{ action: 'kill' }]] }]);
    }
  });

  it('reads tags that no rule lists, but no misspelt word', () => {
    expect(read('Your Herons have [Tank].').whole).toBe(true);
    expect(read('Freindly units have [Tank].').whole).toBe(false);
  });

  it.each([
    ['Marsh Lookout', 'Unit', '[Vision]\nWhen I defend, I get +1 [M] this turn.'],
    ['Tollkeeper of Reeds', 'Unit', '[Accelerate]\nWhen I attack, an opponent discards 1.'],
    ['Dusk Ferryman', 'Unit', '[Ganking]\nWhen I move to a battlefield, you may move another friendly unit there.'],
    ['Ember Heron', 'Unit', '[Assault 2]\nI enter ready if you control another Bird.'],
    [
      'Silt Oracle',
      'Unit',
      'When you play me, look at the top 3 cards of your Main Deck. Draw one and recycle the rest.',
    ],
    ['Reed Colossus', 'Unit', '[Tank]\nI cost [E1] less for each unit in your trash.'],
    [
      'Warden of the Dike',
      'Unit',
      'Other friendly units here have [Shield].\nWhen I hold, buff all friendly units here.',
    ],
    ['Mire Stalker', 'Unit', '[Hidden]\nWhen you play me from face down, stun an enemy unit here.'],
    ['Bellringer', 'Unit', '[Deathknell][>] Each player draws 1, then discards 1.'],
    ['Iron Sluice', 'Gear', 'This enters exhausted.\n[E]: Give a friendly unit +2 [M] this turn.'],
    ['Pole of Passage', 'Gear', '[Equip] [E1][C]\nWhen you play this, draw 1.'],
    ['Lantern Oil', 'Gear', 'Kill this, [E]: Ready a friendly unit. Use only during your turn.'],
    ['Sudden Undertow', 'Spell', '[Action]\nMove an enemy unit to its base. If it was stunned, draw 1.'],
    ['Reckoning at Dawn', 'Spell', '[Reaction]\nCounter a spell that costs no more than [E3].'],
    ['Harvest of Bones', 'Spell', 'Kill a unit at a battlefield with 4 [M] or less. Its controller draws 1.'],
    ['Shared Lamplight', 'Spell', '[Repeat] [E2]\nGive two friendly units each +1 [M] this turn.'],
    ['Split the Current', 'Spell', 'Deal 6 damage split among any number of enemy units at battlefields.'],
    ['The Long Weir', 'Battlefield', 'When you conquer here, you may pay [E1] to channel 1 rune exhausted.'],
    ['Sunken Bell', 'Battlefield', 'When you hold here, if you control 3 or more units here, you score 1 point.'],
    ['Reedmarsh Ferry', 'Battlefield', "Units can't move from here to base."],
    ['Queen of the Fen', 'Legend', '[E1], [E]: Play a 1 [M] Bird unit token with [Deflect] to your base.'],
    [
      'Fen Duelist',
      'Unit',
      "When I'm chosen by an enemy spell, draw 1.\nWhen I attack or defend one on one, I get +2 [M] this turn.",
    ],
    ['Echoes of the Weir', 'Spell', 'Give a unit +X [M] this turn, where X is the number of cards in your hand.'],
    ['The Drowned King', 'Legend', 'When one or more friendly units die, you may exhaust me to draw 1.'],
  ])('reads %s whole', (name, typeLine, text) => {
    expect(read(text, typeLine, name).unread).toEqual([]);
  });

  it.each([
    'Draw two.',
    'Deal 3 at a unit.',
    'Each player draw 1.',
    'I has +1 [M].',
    'Give a units +2 [M] this turn.',
    'When I conquers, draw 1.',
    'When you plays me, draw 1.',
    'Kill unit a.',
    'Return a unit to its owner hand.',
    'Ready up to 2 rune.',
    'Draw 1 cards.',
    '[Equip] [E1',
    'Channel 1 runes exhausted.',
    'Friendly unit have [Tank].',
    'Units here has +1 [M].',
    'Return a unit for your trash to your hand.',
    'Move a friendly unit with a battlefield to its base.',
    'Score 1 points.',
    'Discard 1, then then draw 2.',
  ])('does not read %j, which nobody would print', (text) => {
    expect(read(text, 'Spell').whole).toBe(false);
  });

  it.each([
    'Flying',
    'Scry 2.',
    'Destroy target creature.',
    'Whenever this creature enters, draw a card.',
    'Trample, haste',
  ])('does not read %j, which belongs to Magic', (text) => {
    expect(read(text, 'Spell').whole).toBe(false);
    expect(readingOf('[Ganking]', { name: '', typeLine: 'Creature' }, edition('magic-2026-09')).whole).toBe(false);
  });
});
