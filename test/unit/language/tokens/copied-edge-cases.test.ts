import { describe, expect, it } from 'vitest';
import { parsed } from '../../support/phrases.js';

/** What each token of a text is a copy of, or its name. */
function tokens(text: string): unknown[] {
  return parsed(text).map(({ copyOf, name }) => copyOf ?? name);
}

describe('what a token is a copy of', () => {
  const copy = (words: string) => tokens(`Create a token that's a copy of ${words}`);

  it.each([
    ['each artifact and creature you control.', 'each artifact and creature you control'],
    ['target artifact, creature, or land.', 'target artifact, creature, or land'],
    ['target artifact and each other artifact.', 'target artifact and each other artifact'],
    ['Pim, the Lost Fox.', 'Pim, the Lost Fox'],
    ['Fern, Moss, or Reed.', 'Fern, Moss, or Reed'],
    ['target creature with power 2 or less.', 'target creature with power 2 or less'],
    ['target attacking creature.', 'target attacking creature'],
    ['target creature card in your graveyard.', 'target creature card in your graveyard'],
    ['Toad in the Hole.', 'Toad in the Hole'],
  ])('includes what says which one it is: %s', (words, copied) => expect(copy(words)).toEqual([copied]));

  it.each([
    ['it and draw a card.', 'it'],
    ['it and put a counter on it.', 'it'],
    ["it and that's tapped.", 'it'],
    ['it, then draw a card.', 'it'],
    ['it, except it has haste.', 'it'],
    ['it attached to target creature.', 'it'],
    ['it with haste.', 'it'],
    ['that creature onto the battlefield.', 'that creature'],
    ['it in your hand.', 'it'],
    ['the exiled card to your hand.', 'the exiled card'],
    ['it instead.', 'it'],
    ['it tapped and attacking.', 'it'],
  ])('ends before what happens to the token: %s', (words, copied) => expect(copy(words)).toEqual([copied]));

  it.each([
    ['target creature and a Food token.', ['target creature', 'Food Token']],
    ['target creature and an Otter token.', ['target creature', 'Otter']],
    ['target creature, a Food token, and a Clue token.', ['target creature', 'Food Token', 'Clue Token']],
  ])('ends before the next token: %s', (words, all) => expect(copy(words)).toEqual(all));
});
