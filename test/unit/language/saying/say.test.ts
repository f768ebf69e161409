import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidAs, saidIn } from '../../../../server/src/export/saying.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-2026-09');
const old = edition('magic-2017-08');
const scout = { name: 'Ashvale Scout', typeLine: 'Creature — Elf Scout' };

describe('saying a text in the wording of an edition', () => {
  it.each([
    ['When Ashvale Scout enters the battlefield, draw a card.', 'When Ashvale Scout enters, draw a card.'],
    ['When this creature enters, draw 3 cards.', 'When this creature enters, draw three cards.'],
    ['Flying; haste', 'Flying, haste'],
    ['Flying; banding', 'Flying; banding'],
    [
      'Elves have "When this creature enters the battlefield, draw 2 cards."',
      'Elves have "When this creature enters, draw two cards."',
    ],
    ['• This creature enters the battlefield tapped. (See rule 5.)', '• This creature enters tapped. (See rule 5.)'],
  ])('replaces what is worded otherwise: %s', (text, expected) => {
    expect(saidIn(text, scout, current)).toBe(expected);
    expect(saidIn(expected, scout, current)).toBe(expected);
  });

  it('leaves alone what it does not understand', () => {
    const text = 'Frobnicate 3 cards, then Ashvale Scout enters.';
    expect(saidIn(text, scout, current)).toBe(text);
  });

  it('says new text in the words of an older rulebook, and back', () => {
    const text = 'When this creature enters, draw a card.';
    const before = 'When Ashvale Scout enters the battlefield, draw a card.';
    expect(saidAs(text, scout, current, old)).toBe(before);
    expect(saidAs(before, scout, old, current)).toBe(text);
  });

  it('changes nothing more the second time, whatever the text is', () => {
    const words = [
      'When',
      'this creature',
      'enters',
      'the battlefield',
      ',',
      'draw',
      '3',
      'cards',
      '.',
      'Flying',
      ';',
      'haste',
      '"',
      '\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 20 }), (list) => {
        const once = saidIn(list.join(' '), scout, current);
        expect(saidIn(once, scout, current)).toBe(once);
      }),
      { numRuns: 200, seed: 11 },
    );
  });
});
