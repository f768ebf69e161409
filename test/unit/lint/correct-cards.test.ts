import { describe, expect, it } from 'vitest';
import { correctCards } from '../../support/correct-cards.js';
import { lint, shown } from '../support/lint.js';

const cards = correctCards();

describe.each([
  ['Magic', '', {}],
  ['Riftbound', 'Rulebook: riftbound\n\n', { rulebook: 'riftbound' }],
])('correct cards of %s', (_, header, options) => {
  const own = cards.filter((card) => card.header === header).map(({ text }) => text);

  it('have no findings as a set', () => {
    const text = own.join('\n\n');
    expect(lint({ 'set.cards': text }, options).map((finding) => shown(finding, text))).toEqual([]);
  });

  it('have no findings each by itself', () => {
    const found = own.flatMap((text) => lint({ 'a.cards': text }, options).map((finding) => shown(finding, text)));
    expect(found).toEqual([]);
  });
});
