import { describe, expect, it } from 'vitest';
import { pictureAt } from '../../../server/src/features/picture/picture.js';
import { snapshotOf } from '../support/snapshot.js';

describe('the picture at an offset', () => {
  it('is that of a card from its first offset to the empty line at its end', () => {
    const text = 'Ash {R}\nInstant\nDraw a card.\n\n\n\nElm {G}\nInstant\nGain 1 life.';
    const snapshot = snapshotOf({ 'a.cards': text });
    const names = Array.from({ length: text.length + 1 }, (_, offset) => pictureAt(snapshot, offset)?.name ?? '-');
    const end = text.indexOf('card.\n') + 'card.\n'.length;
    const next = text.indexOf('Elm');
    expect(names.slice(0, end + 1).every((name) => name === 'Ash')).toBe(true);
    expect(names.slice(end + 1, next).every((name) => name === '-')).toBe(true);
    expect(names.slice(next).every((name) => name === 'Elm')).toBe(true);
  });
});
