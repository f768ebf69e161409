import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { nearest } from '../../helpers/nearest-word.js';
import type { Rule } from '../../rule.js';

export const unknownRuleId: Rule = {
  id: 'unknown-rule-id',
  summary: 'A comment disables a rule that does not exist.',
  why:
    'A comment with a misspelt rule id disables nothing, which is easily overlooked. The ids are those that ' +
    'findings show, separated by spaces or commas; a comment without an id disables every rule.',
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
