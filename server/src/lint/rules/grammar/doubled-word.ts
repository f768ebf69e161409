import { slipRule } from '../../helpers/slips.js';

export const doubledWord = slipRule('doubled-word', {
  summary: 'A word is written twice.',
  why:
    'The same word twice in a row is left from editing. The sentence can be read without one of them and not with ' +
    'both.',
  severity: 'warning',
  examples: [
    { wrong: 'Return target creature to to its owner’s hand.', right: 'Return target creature to its owner’s hand.' },
  ],
  message: (_, right) => `The same word twice: write “${right}”.`,
});
