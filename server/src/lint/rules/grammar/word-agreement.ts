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
    { wrong: 'Draw two card.', right: 'Draw two cards.' },
    { wrong: 'You gain life equal to that creatures power.', right: "You gain life equal to that creature's power." },
  ],
  message: (written, right) => `“${written}” has the wrong form here: write “${right}”.`,
});
