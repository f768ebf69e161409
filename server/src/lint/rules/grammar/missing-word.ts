import { magic } from '../../helpers/applies-to.js';
import { reportSlips } from '../../helpers/slips.js';
import type { Rule } from '../../rule.js';

export const missingWord: Rule = {
  id: 'missing-word',
  summary: 'A word is missing.',
  why: 'The sentence cannot be read as it is, but with one more word it can. Which word is missing cannot always be told, so the fix is a proposal.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  lacks: true,
  examples: [
    { wrong: 'Target creature gets +2/+2 until of turn.', right: 'Target creature gets +2/+2 until end of turn.' },
    {
      wrong: 'Return target creature card from your graveyard your hand.',
      right: 'Return target creature card from your graveyard to your hand.',
    },
  ],
  check(face, report) {
    reportSlips(
      face,
      'missing-word',
      report,
      (written, right) => `A word seems to be missing in “${written}”: perhaps “${right}”.`,
    );
  },
};
