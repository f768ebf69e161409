import { describe, expect, it } from 'vitest';
import { token } from '../support/phrases.js';

describe('custom colors', () => {
  it.each([
    ['Create a 1/1 white and silver Monk creature token.', ['W', 'silver']],
    ['Create a 1/1 silver Monk creature token.', ['silver']],
    ['Create a 1/1 octarine Monk creature token.', ['octarine']],
    ['Create a 1/1 orange and pink Monk creature token.', ['orange', 'pink']],
    ['Create a legendary */* orange Cat creature token named Rust.', ['orange']],
    ["Create a 1/1 Monk creature token that's purple and green.", ['G', 'purple']],
    ['Create a silver artifact token named Spoon.', ['silver']],
  ])('are listed as words after the five colors: %s', (text, colors) => {
    expect(token(text)).toMatchObject({ colors });
  });

  it.each([
    ['Create a 1/1 gren Wolf creature token.', ['G'], ['Wolf']],
    ['Create a 1/1 white and balck Wolf creature token.', ['W', 'B'], ['Wolf']],
    ['Create a 1/1 goaded Wolf creature token.', [], ['Wolf']],
    ['Create a 1/1 wolf creature token.', [], ['Wolf']],
    ['Create a 1/1 blue snorble creature token.', ['U'], ['Snorble']],
  ])('are not recognized in other words: %s', (text, colors, subtypes) => {
    expect(token(text)).toMatchObject({ colors, subtypes });
  });
});

describe('card types', () => {
  it('are recognized with one wrong letter', () => {
    expect(token('Create a 2/2 green Bear creture token.')).toMatchObject({ types: ['Creature'], subtypes: ['Bear'] });
  });

  it('may be custom in the position of a type', () => {
    expect(token('Create a colorless Lens artifact gadget token.')).toMatchObject({
      types: ['Artifact', 'Gadget'],
      subtypes: ['Lens'],
    });
  });
});
