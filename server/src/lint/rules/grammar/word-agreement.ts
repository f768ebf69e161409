import { slipRule } from '../../helpers/slips.js';

export const wordAgreement = slipRule('word-agreement', {
  summary: 'A word has the wrong form: number, person or tense.',
  why:
    'Verbs agree with their subject, nouns with their number, and “its” is not “it’s”. The sentence can’t be read as ' +
    'it is, but it can with another form of the word.',
  severity: 'warning',
  examples: [
    {
      wrong: 'Whenever this creature attack, you gain 2 life.',
      right: 'Whenever this creature attacks, you gain 2 life.',
    },
    { wrong: 'Target player draw a card.', right: 'Target player draws a card.' },
    {
      wrong: 'Target opponent loses 2 life and you gains 2 life.',
      right: 'Target opponent loses 2 life and you gain 2 life.',
    },
  ],
  message: (written, right) => `“${written}” has the wrong form here: write “${right}”.`,
});
