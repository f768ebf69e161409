import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const wrongWord: Rule = {
  id: 'wrong-word',
  summary: 'A word does not fit: another preposition or article, or a word that differs in one letter, does.',
  why:
    'Cards are put “into” a graveyard and “onto” the battlefield. The sentence cannot be read as it is, but with ' +
    'another preposition or article it can. The same happens if a typing error gives another word: “form” for “from”.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [
    { wrong: 'Return target creature at its owner’s hand.', right: 'Return target creature to its owner’s hand.' },
  ],
  check(face, report) {
    reportSlips(face, 'wrong-word', report, (written, right) => `“${written}” does not fit here: write “${right}”.`);
  },
};
