import { slipRule } from '../../helpers/slips.js';

export const numberInWords = slipRule('number-in-words', {
  summary: 'An amount of damage or life is spelled out.',
  why:
    'Card text writes amounts of damage and life in digits, so that they stand out: “deals 3 damage”, “you gain 2 life”. ' +
    'It spells out how many things there are: “two cards”.',
  severity: 'info',
  fix: 'safe',
  examples: [
    { wrong: 'You gain three life and draw two cards.', right: 'You gain 3 life and draw two cards.' },
    { wrong: 'This creature deals one damage to any target.', right: 'This creature deals 1 damage to any target.' },
  ],
  message: (written, right) => `Amounts are written in digits: “${right}” instead of “${written}”.`,
});
