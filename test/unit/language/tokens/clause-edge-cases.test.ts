import { describe, expect, it } from 'vitest';
import { parsed } from '../../support/phrases.js';

/** Who creates the one token of a text: undefined for "you", null if nothing is created. */
function creator(text: string): unknown {
  const [token] = parsed(text);
  return token ? token.creator : null;
}

describe('who creates a token', () => {
  it.each([
    ['You and each opponent create a Food token.', 'you and each opponent'],
    ['You and target opponent each create a Food token.', 'you and target opponent'],
    ['Have yourself and target opponent create a Food token.', 'yourself and target opponent'],
    ['You may have its controller create a Food token.', 'its controller'],
    ['Its controller may create a Food token.', 'its controller'],
    ['Each of your opponents creates a Food token.', 'each of your opponents'],
    ['Each opponent instead creates a Food token.', 'each opponent'],
    ['They each create a Food token.', 'they'],
    ['Each creates a Food token.', 'each'],
    ['Kibo creates a Food token.', 'Kibo'],
    ['Tin Can creates a Food token.', 'Tin Can'],
    ['(A Food token is an artifact.) Its controller creates a Food token.', 'its controller'],
    ['The chosen player immediately creates a Food token.', 'the chosen player'],
    ['The player to your left creates a Food token.', 'the player to your left'],
    ['Defending player simultaneously creates a Food token.', 'defending player'],
    ['"Its owner creates a Food token."', 'its owner'],
    ['Draw a card. Its owner creates a Food token.', 'its owner'],
  ])('is the subject of the verb: %s', (text, who) => expect(creator(text)).toBe(who));

  it.each([
    ['That player loses 2 life and creates a Food token.', 'that player'],
    ['They skip the turn and create a Food token.', 'they'],
    ['Target player draws a card and creates a Food token.', 'target player'],
    ['Target player draws a card, then creates a Food token.', 'target player'],
    ['Target player may draw a card and create a Food token.', 'target player'],
    ['A player of your choice loses 2 life and creates a Food token.', 'a player of your choice'],
    ['All players discard a card. Those players draw a card and create a Food token.', undefined],
    [
      'Each opponent who controls more lands than you loses 2 life and creates a Food token.',
      'each opponent who controls more lands than you',
    ],
    [
      'Each player who loses life this way draws a card and creates a Food token.',
      'each player who loses life this way',
    ],
  ])('may be the subject of a verb before: %s', (text, who) => expect(creator(text)).toBe(who));

  it.each([
    'It creates a Food token.',
    'Old Kibo create a Food token.',
    'Kibo, Lord of Salt creates a Food token.',
    'You may create a Food token.',
    'Target player draws a card and create a Food token.',
    'Target player draws a card, then you create a Food token.',
    'Target player draws a card and you create a Food token.',
    'Target creature loses flying and creates a Food token.',
    'Whoever wins creates a Food token.',
    'Draw a card; create a Food token.',
    '1—9 | Create a Food token.',
  ])('is you in all other sentences: %s', (text) => expect(creator(text)).toBeUndefined());
});

describe('a condition', () => {
  it.each([
    'Whenever you create a Food token, draw a card.',
    'If an effect would create a Food token, draw a card.',
    "Players can't create Food tokens.",
    'Spells that create Food tokens cost {1} less.',
    'An ability that could create a Food token.',
    'Each player who does that creates a Food token.',
    'Unless you pay {2} create a Food token.',
    'While you live create a Food token.',
    'Until end of turn create a Food token.',
    'The first time you create a Food token, draw a card.',
    'The second time you create a Food token each turn, draw a card.',
    'The next token you create is a Food token.',
    'Tokens created are Food tokens.',
  ])('creates nothing: %s', (text) => expect(creator(text)).toBeNull());

  it.each([
    'When this creature dies create a Food token.',
    'When this creature dies, create a Food token.',
    'As this creature enters, create a Food token.',
    'As an additional cost, create a Food token.',
    'After that create a Food token.',
    'You may sacrifice a land, then create a Food token.',
  ])('ends before the instruction: %s', (text) => expect(creator(text)).toBeUndefined());
});

describe('"instead"', () => {
  const marks = (text: string) => parsed(text).map(({ instead, replacement }) => ({ instead, replacement }));

  it.each([
    'Create a Food token instead.',
    'Instead create a Food token.',
    'If it is night, instead create a Food token.',
    'Each opponent instead creates a Food token.',
  ])('makes a phrase one of two: %s', (text) => expect(marks(text)).toEqual([{ instead: true }]));

  it.each([
    'If you would create a Clue token, instead create a Food token.',
    'If you would draw a card, create a Food token instead.',
  ])('makes a phrase a replacement after "would": %s', (text) => expect(marks(text)).toEqual([{ replacement: true }]));

  it.each(['You may create a Food token.', 'Its controller may create a Food token.', 'Create a Food token.'])(
    'is needed for either: %s',
    (text) => expect(marks(text)).toEqual([{}]),
  );
});
