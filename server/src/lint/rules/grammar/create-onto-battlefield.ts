import { partsOf } from '../../../language/tokens/ast.js';
import { removal } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { createRule } from '../../helpers/create-rule.js';
import type { Rule } from '../../rule.js';

export const createOntoBattlefield: Rule = {
  id: 'create-onto-battlefield',
  summary: 'A token is created “onto the battlefield”.',
  why:
    'Creating a token puts it onto the battlefield, so card text never says where it goes. The words are left ' +
    'over from the time when tokens were put there.',
  cite: createRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a 1/1 white Soldier creature token onto the battlefield.',
      right: 'Create a 1/1 white Soldier creature token.',
    },
  ],
  check({ item, phrase, on }, report) {
    if (!phrase || !/^creat/i.test(phrase.verb.text)) return;
    for (const { span, place } of partsOf(item, 'place')) {
      if (place !== 'the battlefield') continue;
      // In "a token copy of a creature on the battlefield" the words describe the creature.
      if (item.kind === 'copy' && !on.text.slice(span.start, span.end).startsWith('onto')) continue;
      report({
        span,
        message: `“${on.text.slice(span.start, span.end).trim()}” is redundant: tokens are always created on the battlefield.`,
        fix: { title: 'Remove “onto the battlefield”', edits: [removal(on.text, span)] },
      });
    }
  },
};
