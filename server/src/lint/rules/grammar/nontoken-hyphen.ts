import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const nontokenHyphen: Rule = {
  id: 'nontoken-hyphen',
  summary: 'The word “nontoken” is written with a hyphen.',
  why:
    'Card text writes “nontoken” in one word; the hyphen is for capitalised words, as in “non-Human”. A reader who ' +
    'searches a set for “nontoken” should find them all.',
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
        message: `In Magic this is one word: “${right}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(word, right)] },
      });
    }
  },
};
