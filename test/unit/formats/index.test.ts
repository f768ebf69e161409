import { describe, expect, it } from 'vitest';
import { formatFor } from '../../../server/src/formats/index.js';

describe('the formats', () => {
  it('know plain files by their names', () => {
    const paths = ['set/akd.cards', 'one.card', 'C:\\sets\\akd.CardText', 'file:///sets/akd.tokens', 'boo.token'];
    expect(paths.map((path) => formatFor(path, '')?.id)).toEqual(Array(paths.length).fill('plain'));
  });

  it('leave deck lists and everything else alone', () => {
    const paths = ['a.mtg', 'a.deck', 'a.txt', 'cards', 'a.cards.bak', 'tokens/readme.md', '.cards/x', ''];
    expect(paths.map((path) => formatFor(path, 'Wisp\nLand'))).toEqual(Array(paths.length).fill(null));
  });
});
