import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const extraWord: Rule = {
  id: 'extra-word',
  summary: 'There is a word too many.',
  why:
    'The sentence cannot be read as it is, but without one of its small words it can. Such a word is often left over ' +
    'when a sentence is changed.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [
    {
      wrong: 'Put a +1/+1 counter of on target creature you control.',
      right: 'Put a +1/+1 counter on target creature you control.',
    },
  ],
  check(face, report) {
    reportSlips(
      face,
      'extra-word',
      report,
      (written, right) => `There is a word too many in “${written}”: write “${right}”.`,
    );
  },
};
