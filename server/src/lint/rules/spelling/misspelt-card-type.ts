import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isColorWord, misspeltType } from '../../helpers/misspelt-words.js';
import { intendedSubtype } from '../../helpers/subtype-families.js';
import type { Rule } from '../../rule.js';

export const misspeltCardType: Rule = {
  id: 'misspelt-card-type',
  summary: 'A token’s card type is misspelt.',
  why:
    'There are only a few card types (rule 300.1), so a similar word in the place of a card type is a typo and ' +
    'not a designer’s own type. Until it is corrected, the token lacks that card type.',
  cite: magicRule('300.1', ''),
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    { wrong: 'Create a 2/2 green Wolf craeture token.', right: 'Create a 2/2 green Wolf creature token.' },
    {
      wrong: 'Create a 1/1 colorless Thopter artifct creature token.',
      right: 'Create a 1/1 colorless Thopter artifact creature token.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    for (const { span, text } of described?.unknown ?? []) {
      const meant = misspeltType(text);
      if (!meant || isColorWord(text) || intendedSubtype(text, described!, reading.on.edition)) continue;
      report({
        span,
        message: `There is no card type “${text}”; did you mean “${meant}”?`,
        fix: { title: `Change to “${meant}”`, edits: [replacement(span, meant)] },
      });
    }
  },
};
