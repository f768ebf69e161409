import { describe, expect, it } from 'vitest';
import { parsed } from '../../support/phrases.js';

/** Name, power and toughness of each token of a text. */
const tokens = (text: string) => parsed(text).map(({ name, pt }) => [name, pt]);

describe('tokens whose characteristics a list gives', () => {
  const lines = '\n• a 1/1 red Goblin creature\n• a 2/2 green Bear creature';
  const both = [
    ['Goblin Token', '1/1'],
    ['Bear Token', '2/2'],
  ];

  it.each(['Create a token with those characteristics:', 'Create a token for each of the following:'])(
    'are one for each line: %s',
    (text) => expect(tokens(text + lines)).toEqual(both),
  );

  it.each([
    ['Create a token with all characteristics.', [null, null]],
    ['Create a token for each land you control.', [null, null]],
    ['Create a 3/3 blue Elk creature token with the same characteristics.', ['Elk Token', '3/3']],
    ['Create a 3/3 blue Elk creature token with haste of the following.', ['Elk Token', '3/3']],
    ['Create a token with those characteristics.\nDraw a card.', [null, null]],
  ])('are not read from lines that the phrase does not mean: %s', (text, token) => {
    expect(tokens(text + lines)).toEqual([token]);
  });
});
