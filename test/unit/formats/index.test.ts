import { describe, expect, it } from 'vitest';
import { formatFor, formats } from '../../../server/src/formats/index.js';

describe('the formats', () => {
  it('know plain files by their names', () => {
    const paths = ['set/akd.cards', 'one.card', 'C:\\sets\\akd.CardText', 'file:///sets/akd.tokens', 'boo.token'];
    expect(paths.map((path) => formatFor(path, '')?.id)).toEqual(Array(paths.length).fill('plain'));
  });

  it('leave deck lists and everything else alone', () => {
    const paths = ['a.mtg', 'a.deck', 'a.txt', 'cards', 'a.cards.bak', 'tokens/readme.md', '.cards/x', ''];
    expect(paths.map((path) => formatFor(path, 'Wisp\nLand'))).toEqual(Array(paths.length).fill(null));
  });

  it('write replacement text with the line breaks of the file', () => {
    const plain = formats.find(({ id }) => id === 'plain')!;
    expect(plain.encode('Haste\nWard {1}', 'Wisp\nLand')).toBe('Haste\nWard {1}');
    expect(plain.encode('Haste\nWard {1}', 'Wisp\r\nLand')).toBe('Haste\r\nWard {1}');
    expect(plain.encode('Haste\nWard {1}', 'Wisp\rLand')).toBe('Haste\rWard {1}');
    expect(plain.encode('Haste\nWard {1}', 'Wisp')).toBe('Haste\nWard {1}');
    expect(plain.encode('"&amp;" <b> $&', 'Wisp\r\n')).toBe('"&amp;" <b> $&');
  });
});
