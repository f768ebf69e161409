import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const wordAgreement: Rule = {
  id: 'word-agreement',
  summary: 'A word has the wrong form: number, person or tense.',
  why: 'Verbs agree with their subject, nouns with their number, and “its” is not “it’s”. With another form of the word the sentence can be read, as it is it cannot.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [
    {
      wrong: 'Whenever this creature attack, you gain 2 life.',
      right: 'Whenever this creature attacks, you gain 2 life.',
    },
    { wrong: 'Draw two card.', right: 'Draw two cards.' },
    { wrong: 'You gain life equal to that creatures power.', right: "You gain life equal to that creature's power." },
  ],
  check(face, report) {
    reportSlips(
      face,
      'agreement',
      report,
      (written, right) => `“${written}” has the wrong form here: write “${right}”.`,
    );
  },
};
