import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const capitalization: Rule = {
  id: 'capitalization',
  summary: 'A capital letter is missing or one too many.',
  why: 'Sentences begin with a capital, also after a cost, and so do subtypes and names. Keywords, card types and all other words within a sentence do not.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [
    { wrong: '{T}: draw a card.', right: '{T}: Draw a card.' },
    {
      wrong: 'Target creature gains Flying until end of turn.',
      right: 'Target creature gains flying until end of turn.',
    },
    {
      wrong: 'Whenever another goblin you control dies, draw a card.',
      right: 'Whenever another Goblin you control dies, draw a card.',
    },
  ],
  check(face, report) {
    reportSlips(face, 'capitalization', report, (written, right) => `Write “${right}” instead of “${written}”.`);
  },
};
