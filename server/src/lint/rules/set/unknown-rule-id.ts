import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { nearest } from '../../helpers/nearest-word.js';
import type { Rule } from '../../rule.js';

export const unknownRuleId: Rule = {
  id: 'unknown-rule-id',
  summary: 'A comment silences a rule that does not exist.',
  why:
    'A comment with a misspelt rule id silences nothing, and nobody notices. The ids are those that findings ' +
    'show, parted by spaces or commas; without an id the comment silences every rule.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'file',
  appliesTo: everywhere,
  examples: [
    {
      wrong: '# tokenwright-disable token-word-doubeld\n\nEmber Jar {1}\nArtifact\nFlying',
      right: '# tokenwright-disable token-word-doubled\n\nEmber Jar {1}\nArtifact\nFlying',
      of: 'cards',
    },
  ],
  check({ document, knownIds }, report) {
    for (const { rules } of document.suppressions) {
      for (const { id, span } of rules) {
        if (knownIds.has(id)) continue;
        const meant = nearest(id, knownIds);
        report({
          span,
          message: meant === null ? `There is no rule “${id}”.` : `There is no rule “${id}”; did you mean “${meant}”?`,
          fix: meant === null ? null : { title: `Change to “${meant}”`, edits: [replacement(span, meant)] },
        });
      }
    }
  },
};
