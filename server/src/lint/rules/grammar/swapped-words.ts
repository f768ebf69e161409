import { slipRule } from '../../helpers/slips.js';

export const swappedWords = slipRule('swapped-words', {
  summary: 'Two words are in the wrong order.',
  why:
    'The sentence can’t be read as it is, but it can if two neighboring words change places. That happens when words ' +
    'are moved or typed quickly.',
  severity: 'info',
  examples: [{ wrong: 'Look at top the card of your library.', right: 'Look at the top card of your library.' }],
  message: (written, right) => `Wrong order: write “${right}” instead of “${written}”.`,
});
