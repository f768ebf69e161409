import { describe, expect, it } from 'vitest';
import { correctCards, designersCards } from '../../support/correct-cards.js';
import { lint, shown } from '../support/lint.js';

const cards = correctCards();
const ofMagic = [...cards.filter(({ header }) => header === ''), ...designersCards()];

describe.each([
  ['Magic', ofMagic, {}],
  ['Riftbound', cards.filter(({ header }) => header !== ''), { rulebook: 'riftbound' }],
])('correct cards of %s', (_, all, options) => {
  const own = all.map(({ text }) => text);

  it('have no findings as a set', () => {
    const text = own.join('\n\n');
    expect(lint({ 'set.cards': text }, options).map((finding) => shown(finding, text))).toEqual([]);
  });

  it('have no findings each by itself', () => {
    const found = own.flatMap((text) => lint({ 'a.cards': text }, options).map((finding) => shown(finding, text)));
    expect(found).toEqual([]);
  });
});
