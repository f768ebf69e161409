import { nameFrom } from '../../../edition/describe.js';
import { partOf, partsOf } from '../../../language/tokens/ast.js';
import { removal } from '../../fix/edits.js';
import { namesWithToken } from '../../helpers/applies-to.js';
import { inParentheses, namingRule } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const nameRedundantTokenSuffix: Rule = {
  id: 'name-redundant-token-suffix',
  summary: 'An effect gives a token exactly the name that it would have anyway.',
  why:
    'Rule 111.4 names a token by its subtypes and the word “Token”, so a Cat token is a “Cat Token” anyway. ' +
    '“Named Cat Token” makes the reader look for a reason. Removing the clause changes nothing.',
  cite: namingRule,
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: namesWithToken,
  examples: [
    {
      wrong: 'Create a 1/1 white Cat creature token named Cat Token with lifelink.',
      right: 'Create a 1/1 white Cat creature token with lifelink.',
    },
  ],
  check({ item, token, on: { edition, text } }, report) {
    const named = partOf(item, 'name');
    if (!token || named?.form !== 'named' || item.kind === 'copy' || partsOf(item, 'chosen').length > 0) return;
    const own = nameFrom(token.characteristics.subtypes ?? [], edition.naming);
    const given = token.predefined ? token.predefined.characteristics.name : own;
    if (named.name.text !== given) return;
    report({
      span: named.span,
      message: `These words are redundant: the token is named “${given}” anyway${inParentheses(namingRule(edition))}.`,
      fix: { title: `Remove “named ${given}”`, edits: [removal(text, named.span)] },
    });
  },
};
