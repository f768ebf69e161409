import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const swappedWords: Rule = {
  id: 'swapped-words',
  summary: 'Two words are in the wrong order.',
  why:
    'The sentence cannot be read as it is, but if two neighboring words change places it can. That happens when words ' +
    'are moved or typed quickly.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [{ wrong: 'Look at top the card of your library.', right: 'Look at the top card of your library.' }],
  check(face, report) {
    reportSlips(
      face,
      'swapped-words',
      report,
      (written, right) => `Wrong order: write “${right}” instead of “${written}”.`,
    );
  },
};
