import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const misspelledWord: Rule = {
  id: 'misspelled-word',
  summary: 'A word is misspelled.',
  why: 'The word is none of card text, of the rules or of the set, but one letter away from a word that makes the sentence readable. Names, and words that several cards of the set have, are not reported.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [
    { wrong: 'When this creature enters, draw a crad.', right: 'When this creature enters, draw a card.' },
    { wrong: 'Destroy target creture an opponent controls.', right: 'Destroy target creature an opponent controls.' },
  ],
  check(face, report) {
    reportSlips(
      face,
      'misspelled-word',
      report,
      (written, right) => `“${written}” is not a word of card text; did you mean “${right}”?`,
    );
  },
};
