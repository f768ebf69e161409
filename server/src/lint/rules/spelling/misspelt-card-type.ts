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
    'There are few card types (rule 300.1), and a word near one of them, where a card type belongs, is none of a ' +
    'designer’s own. Until it is put right the token has no such card type.',
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
