import { slipRule } from '../../helpers/slips.js';

export const misspeltWord = slipRule('misspelt-word', {
  summary: 'A word is misspelled.',
  why:
    'No card, rule or other text of the set has this word, and with a word that differs in one letter the sentence can ' +
    'be read. Names, and words that several cards of the set have, are not reported.',
  severity: 'warning',
  examples: [
    { wrong: 'When this creature enters, draw a crad.', right: 'When this creature enters, draw a card.' },
    { wrong: 'Destroy target creture an opponent controls.', right: 'Destroy target creature an opponent controls.' },
  ],
  message: (written, right) => `“${written}” is not a word of card text; did you mean “${right}”?`,
});
