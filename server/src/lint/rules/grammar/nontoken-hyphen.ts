import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const nontokenHyphen: Rule = {
  id: 'nontoken-hyphen',
  summary: 'The word “nontoken” is written with a hyphen.',
  why:
    'Card text writes “nontoken” as one word; a hyphen is only used before a capital, as in “non-Human”. A ' +
    'consistent spelling lets a search for “nontoken” find all cards.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['-token', '-Token'],
  examples: [
    {
      wrong: 'Sacrifice another non-token creature: Draw a card.',
      right: 'Sacrifice another nontoken creature: Draw a card.',
    },
  ],
  check(face, report) {
    for (const word of face.tree.words) {
      if (word.lower !== 'non-token' && word.lower !== 'non-tokens') continue;
      if (face.isName(word)) continue;
      const right = withCaseOf(word.text, word.lower.replace('-', ''));
      report({
        span: word,
        message: `Write “${right}” as one word, without a hyphen.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(word, right)] },
      });
    }
  },
};
