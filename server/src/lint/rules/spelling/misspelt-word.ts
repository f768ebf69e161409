import { slipRule } from '../../helpers/slips.js';

export const misspeltWord = slipRule('misspelt-word', {
  summary: 'A word is misspelled.',
  why:
    'The rules do not have this word, and with a word that differs in one letter the sentence can ' +
    'be read. Names are not reported, and a word that other cards of the set have as well is an info: it may be one of ' +
    'its own.',
  severity: 'warning',
  examples: [
    { wrong: 'When this creature enters, draw a crad.', right: 'When this creature enters, draw a card.' },
    { wrong: 'Destroy target creture an opponent controls.', right: 'Destroy target creature an opponent controls.' },
  ],
  message: (written, right) => `“${written}” is not a word of card text; did you mean “${right}”?`,
});
