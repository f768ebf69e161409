import { describe, expect, it } from 'vitest';
import { partsAfterNoun } from './parts.js';

/** The parts after "Create a 1/1 red Goblin creature token". */
function rest(words: string): string[] {
  return partsAfterNoun(`Create a 1/1 red Goblin creature token ${words}`.replace(' ,', ','));
}

describe('a relative clause', () => {
  it.each([
    ['that enters with two +1/+1 counters on it.', ['counters two +1/+1 counters on it']],
    ['that enter tapped.', ['state that enter tapped']],
    ['which enter tapped.', ['state which enter tapped']],
    ['that enters the battlefield tapped.', ['state that enters the battlefield tapped']],
    ['that enters quickly.', []],
    ['that costs {1}{U}.', ['unknown that costs {1}{U}']],
    ['that cost {2}.', ['unknown that cost {2}']],
    ['that costs two.', []],
    [", that's tapped.", ["state , that's tapped"]],
    ["and that's attacking.", ["state and that's attacking"]],
    ['thats tapped.', ['state thats tapped']],
    ['that are red.', ['colors that are red']],
    ['that is red.', ['colors that is red']],
    ["that're red.", ["colors that're red"]],
    ["that's every basic land type.", ["every land type that's every basic land type"]],
    ["that's of the chosen color.", ["chosen that's of the chosen color"]],
    ["that's a friend.", ["unknown that's a friend"]],
  ])('is one part with its "that": %s', (words, parts) => expect(rest(words)).toEqual(parts));
});

describe('a copy', () => {
  it.each([
    ["that's a copy of it", 'it'],
    ["that's copy of it", 'it'],
    ["that's each copies of it", 'it'],
    ['that are each copies of it', 'it'],
    ['that are copies of it', 'it'],
    ['copy of it', 'it'],
    ['copies of it', 'it'],
    ['of it', 'it'],
    ['of Ash Keeper', 'Ash Keeper'],
    ['of that card', 'that card'],
    ['of target creature', 'target creature'],
  ])('names what is copied: %s', (words, copied) => expect(rest(`${words}.`)).toEqual([`copy ${words} → ${copied}`]));

  it.each(['copy of', 'of mine', 'of colors', "that's a copy of"])('needs something to copy: %s', (words) => {
    expect(rest(`${words}.`).filter((part) => part.startsWith('copy'))).toEqual([]);
  });
});

describe('what is chosen in play', () => {
  it.each([
    'of that color',
    'of the chosen color and type',
    'of the creature type of your choice',
    'of any color',
    'of that color and name',
    'of the type, name',
    'of that creature type',
    'of that name',
    'named after the chosen card',
    'with that name',
    'with the same name as it',
    'with one of the long name',
    'whose name was chosen',
  ])('is one part: %s', (words) => expect(rest(`${words}.`)).toEqual([`chosen ${words}`]));

  it('ends before "or", and is not a name that the text gives', () => {
    expect(rest('of the chosen color or.')).toEqual(['chosen of the chosen color']);
    expect(rest('named Ash.')).toEqual(['name Ash']);
    expect(rest(', named after it.')).toEqual(['chosen , named after it']);
    expect(rest('with the haste and name.')).toEqual([]);
    expect(rest('with one of the very long many name.')).toEqual([]);
    expect(rest('with two names.')).toEqual(['keyword two names']);
  });
});

describe('the place of a token', () => {
  it.each([
    ['onto the battlefield', 'the battlefield'],
    ['into play', 'play'],
    ['here', 'here'],
    ['there', 'there'],
    ['into your hand', 'your hand'],
    ['on top of your library', 'top of your library'],
    ['on the bottom of your library', 'the bottom of your library'],
    ['in exile', 'exile'],
    ['into the top', 'the top'],
    ["onto its owner's field", "its owner's field"],
  ])('is read: %s', (words, place) => expect(rest(`${words}.`)).toEqual([`place ${words} → ${place}`]));

  it('ends at a word that begins something else, or after five words', () => {
    for (const clause of [
      'and draw a card.',
      'with flying.',
      'except for it.',
      'instead.',
      'if you do.',
      'unless you die.',
    ])
      expect(rest(`into your hand ${clause}`)[0], clause).toBe('place into your hand → your hand');
    expect(rest('in your very big old red house today.')).toEqual([
      'place in your very big old red → your very big old red',
    ]);
  });

  it('is not anything after a preposition', () => expect(rest('to a friend.')).toEqual([]));
});

describe('whose control a token enters under', () => {
  it.each([
    ['under your control', null],
    ['under their control', 'they'],
    ['under his or her control', 'that player'],
    ["under target opponent's control", 'target opponent'],
    ["under target opponent to your left's control", 'target opponent to your left'],
  ])('%s', (words, owner) => expect(rest(`${words}.`)).toEqual([`control ${words} → ${owner}`]));

  it.each(['under control', "under the opponent to your far left's control"])(
    'is named in one to five words, unlike: %s',
    (words) => expect(rest(`${words}.`)).toEqual([]),
  );
});
