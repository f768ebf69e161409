import { slipRule } from '../../helpers/slips.js';

export const numberInDigits = slipRule('number-in-digits', {
  summary: 'The number of cards, creatures or counters is written in digits.',
  why:
    'Card text spells out how many things there are: “draw two cards”. It keeps digits for amounts of damage, life and ' +
    'mana, for power and toughness, and for numbers after a keyword: “deals 2 damage”, “scry 2”.',
  severity: 'info',
  fix: 'safe',
  examples: [
    { wrong: 'Draw 2 cards, then discard a card.', right: 'Draw two cards, then discard a card.' },
    { wrong: 'Sacrifice 1 artifact: Scry 1.', right: 'Sacrifice an artifact: Scry 1.' },
    {
      wrong: 'As long as you control 3 or more artifacts, this creature has flying.',
      right: 'As long as you control three or more artifacts, this creature has flying.',
    },
  ],
  message: (written, right) => `Spell this number out: “${right}” instead of “${written}”.`,
});
