import { magic } from '../../helpers/applies-to.js';
import { wordingCheck } from '../../helpers/wordings.js';
import type { Rule } from '../../rule.js';

export const numberInDigits: Rule = {
  id: 'number-in-digits',
  summary: 'The number of cards, creatures or counters is written in digits.',
  why:
    'Card text spells out how many things there are: “draw two cards”. It keeps digits for amounts of damage, life and ' +
    'mana, for power and toughness, and for numbers after a keyword: “deals 2 damage”, “scry 2”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['0 ', '1 ', '2 ', '3 ', '4 ', '5 ', '6 ', '7 ', '8 ', '9 '],
  yieldsTo: ['digit-count'],
  examples: [
    { wrong: 'Draw 2 cards, then discard a card.', right: 'Draw two cards, then discard a card.' },
    { wrong: 'Target player mills 4 cards.', right: 'Target player mills four cards.' },
  ],
  check: wordingCheck(
    'number-in-digits',
    (written, right) => `Spell this number out: “${right}” instead of “${written}”.`,
  ),
};
