import { partOf } from '../../../language/tokens/ast.js';
import { removal } from '../../fix/edits.js';
import { namesWithToken } from '../../helpers/applies-to.js';
import { inParentheses, namingRule } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const nameEqualsSubtypes: Rule = {
  id: 'name-equals-subtypes',
  summary: 'An effect gives a token exactly its subtypes as its name.',
  why:
    'A Goblin token is named “Goblin Token” by rule 111.4. “Named Goblin” overrides that: the token then shares ' +
    'its name with any card called Goblin, but not with other Goblin tokens. This is legal but rarely intended.',
  cite: namingRule,
  severity: 'info',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: namesWithToken,
  examples: [
    {
      wrong: 'Create a 1/1 red Goblin creature token named Goblin with haste.',
      right: 'Create a 1/1 red Goblin creature token with haste.',
    },
  ],
  check({ item, token, on: { edition, text } }, report) {
    const named = partOf(item, 'name');
    if (!token || token.predefined || named?.form !== 'named' || item.kind === 'copy') return;
    const { subtypes, supertypes } = token.characteristics;
    // A legendary token needs its own name (111.9).
    if (supertypes?.includes('Legendary') || token.chosen.length > 0) return;
    const { text: name } = named.name;
    if (name !== subtypes?.join(' ')) return;
    report({
      span: named.span,
      message: `This names the token “${name}”; without these words its name is “${name} Token”${inParentheses(namingRule(edition))}.`,
      fix: { title: `Remove “named ${name}”`, edits: [removal(text, named.span)] },
    });
  },
};
