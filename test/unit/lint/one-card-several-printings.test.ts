import { describe, expect, it } from 'vitest';
import { cardDatabase, lint } from '../support/lint.js';

const doubles = (text: string, path = 'a.cards') =>
  lint({ [path]: text }).filter(({ rule }) => rule === 'duplicate-card-name').length;

const block = (rules: string, { cost = '{2}{U}', type = 'Creature — Otter', stats = '2/2' } = {}) =>
  ['Reed Scholar '.concat(cost), type, rules, stats].join('\n');

describe('two cards with one name', () => {
  it.each([
    [
      'old words for entering',
      'When Reed Scholar enters the battlefield, draw a card.',
      'When this creature enters, draw a card.',
    ],
    [
      'even older words',
      'When Reed Scholar comes into play, you may draw a card. When Reed Scholar is put into a graveyard from play, draw a card.',
      'When this creature enters, you may draw a card. When this creature dies, draw a card.',
    ],
  ])('are printings of one card if they differ in %s', (_, old, now) => {
    expect(doubles(`${block(old)}\n\n${block(now)}`)).toBe(0);
    const entry = (text: string) =>
      `<card><name>Reed Scholar</name><text>${text}</text><prop><type>Creature — Otter</type><manacost>2U</manacost><pt>2/2</pt></prop><set>AKD</set></card>`;
    expect(doubles(cardDatabase(`${entry(old)}\n${entry(now)}`), 'a.xml')).toBe(0);
  });

  const rules = 'When this creature enters, draw a card.';
  it.each([
    ['cost', block(rules, { cost: '{3}{U}' })],
    ['card type', block(rules, { type: 'Artifact Creature — Otter' })],
    ['power and toughness', block(rules, { stats: '3/2' })],
    ['number', block('When this creature enters, draw two cards.')],
    ['effect', block('When this creature enters, destroy target artifact.')],
    ['symbol', block(`${rules}\n{T}: Add {G}.`)],
  ])('are different cards if they differ in %s', (_, other) => {
    expect(doubles(`${block(`${rules}${_ === 'symbol' ? '\n{T}: Add {U}.' : ''}`)}\n\n${other}`)).toBe(1);
  });
});
