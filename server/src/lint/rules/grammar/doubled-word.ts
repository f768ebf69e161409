import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const doubledWord: Rule = {
  id: 'doubled-word',
  summary: 'A word is written twice.',
  why: 'The same word twice in a row is left from editing. The sentence can be read without one of them and not with both.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [
    { wrong: 'Return target creature to to its owner’s hand.', right: 'Return target creature to its owner’s hand.' },
  ],
  check(face, report) {
    reportSlips(face, 'doubled-word', report, (_, right) => `The same word twice: write “${right}”.`);
  },
};
