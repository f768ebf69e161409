import { describe, expect, it } from 'vitest';
import { followUpsOf } from './parts.js';

/** What the sentences after "Create a 1/1 red Goblin creature token." say of it. */
const said = (sentences: string) => followUpsOf(`Create a 1/1 red Goblin creature token. ${sentences}`);

describe('a sentence after a token phrase', () => {
  it.each([
    ['It has haste.', ['has', 'keyword haste']],
    ['It enters tapped.', ['enters', 'state tapped']],
    ['It enters the battlefield tapped and attacking.', ['enters', 'state tapped and attacking']],
    ['It enters tapped with a +1/+1 counter on it.', ['enters', 'state tapped', 'counters a +1/+1 counter on it']],
    ['They enter with two +1/+1 counters on them.', ['enters all', 'counters two +1/+1 counters on them']],
    ['It gains haste until end of turn.', ['gains', 'haste until end of turn']],
    ['They gain haste.', ['gains all', 'haste']],
    ['It becomes a copy of target creature.', ['becomes', 'target creature']],
    ['They become copies of it.', ['becomes all', 'it']],
    ["It's attacking.", ['enters', 'state attacking']],
    ["They're tapped and attacking.", ['enters all', 'state tapped and attacking']],
    [
      "It's a 2/2 green Insect creature with reach.",
      ['is', 'count a', 'pt 2/2', 'colors green', 'subtype Insect', 'type creature', 'keyword reach'],
    ],
    ['It is tapped.', ['enters', 'state tapped']],
    ['They are attacking.', ['enters all', 'state attacking']],
    ["It can't block.", ['gains', "can't block"]],
    ['It attacks each combat if able.', ['gains', 'attacks each combat if able']],
    ['Its power is equal to its mana value.', ['power', 'Its power is equal to its mana value']],
    ['Its power and toughness are each equal to 3.', ['power', 'Its power and toughness are each equal to 3']],
    ['Its toughness is 2.', ['power', 'Its toughness is 2']],
    ['Their power is 2.', ['power all', 'Their power is 2']],
    ['Give it haste.', ['gains', 'haste']],
    ['Give that token haste.', ['gains', 'haste']],
    ['Give them haste.', ['gains all', 'haste']],
    ['Give those tokens each haste.', ['gains all', 'haste']],
  ])('says more of the token: %s', (sentence, parts) => expect(said(sentence)).toEqual([parts]));

  it.each([
    ['That token has', false],
    ['The token has', false],
    ['This token has', false],
    ['That copy has', false],
    ['The Goblin has', false],
    ['The Goblin token has', false],
    ['They have', true],
    ['Those tokens have', true],
    ['These tokens have', true],
    ['Those Goblins have', true],
    ['Each of those tokens has', true],
    ['The tokens each have', true],
  ])('names its subject: %s haste', (words, isAll) => {
    expect(said(`${words} haste.`)).toEqual([[isAll ? 'has all' : 'has', 'keyword haste']]);
  });

  it.each([
    "It's a friend.",
    "It's an odd green creature.",
    "It's a green creature and nice.",
    'It is red.',
    'It draws.',
    'It has.',
    'Its power grows.',
    'Its color is red.',
    'Give target creature haste.',
    'Give it.',
    'The goblin has haste.',
    'The Elf has haste.',
    'Target creature has haste.',
  ])('is about something else, or not understood: %s', (sentence) => expect(said(sentence)).toEqual([]));

  it('may name the token in full or by the part before the comma', () => {
    const named = (sentence: string) =>
      followUpsOf(`Create Ash, Friend of All, a legendary 1/1 red Goblin creature token. ${sentence}`);
    expect(named('Ash has haste.')).toEqual([['has', 'keyword haste']]);
    expect(named('Ash, Friend of All has haste.')).toEqual([['has', 'keyword haste']]);
    expect(named('Ash, Foe has haste.')).toEqual([]);
    expect(named('Bren has haste.')).toEqual([]);
  });
});

describe('the condition of such a sentence', () => {
  it.each([
    ['If you control a Wolf, it has haste.', 'has?'],
    ['It has haste if you control a Wolf.', 'has?'],
    ['If you do, it has haste.', 'has'],
    ['When you do, it has haste.', 'has'],
  ])('%s', (sentence, kind) => expect(said(sentence)).toEqual([[kind, 'keyword haste']]));

  it('needs a comma before the subject', () => {
    expect(said('If you control a Wolf it has haste.')).toEqual([]);
    expect(said("It's attacking if you control a Wolf.")).toEqual([['enters?', 'state attacking']]);
    expect(said('It enters tapped unless you control a Wolf.')).toEqual([['enters?', 'state tapped']]);
  });
});

describe('other sentences between a phrase and more about its token', () => {
  const haste = [['has', 'keyword haste']];

  it('may do something with the token', () => {
    for (const sentence of ['Sacrifice it.', 'Exile a card.', 'Untap it.', 'If you win, put a counter on it.'])
      expect(said(`${sentence} It has haste.`), sentence).toEqual(haste);
    for (const sentence of ['Draw a card.', 'You gain 1 life.', 'If you win, draw a card.', 'If you win put it there.'])
      expect(said(`${sentence} It has haste.`), sentence).toEqual([]);
  });

  it('are at most seven, in the same ability', () => {
    expect(said(`${'Untap it. '.repeat(7)}It has haste.`)).toEqual(haste);
    expect(said(`${'Untap it. '.repeat(8)}It has haste.`)).toEqual([]);
    expect(said('\nIt has haste.')).toEqual([]);
  });
});
