import { insertion } from '../../fix/edits.js';
import { namesWithToken } from '../../helpers/applies-to.js';
import { defaultNamesInText, definedName } from '../../helpers/named-tokens.js';
import { inParentheses, namingRule } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const nameMissingTokenSuffix: Rule = {
  id: 'name-missing-token-suffix',
  summary: 'A token that is named by its subtypes is called without the word “Token” that ends its name.',
  why:
    'Since November 2021, rule 111.4 gives a token that no effect names its subtypes *and the word “Token”* as ' +
    'its name. So nothing answers to “a creature named Goblin Scout”, and a card of that name would be meant ' +
    'instead (rule 201.4). Subtypes by themselves are right as they stand: “Sacrifice a Treasure”, “Foods you ' +
    'control”.',
  cite: namingRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: namesWithToken,
  triggers: ['named', 'the name'],
  examples: [
    {
      wrong: 'Goblin Scout\nCreature — Goblin Scout\nColor: red\n1/1',
      right: 'Goblin Scout Token\nCreature — Goblin Scout\nColor: red\n1/1',
      of: 'tokens',
      beside: { 'scouts.cards': 'Watchpost {R}\nSorcery\nCreate a 1/1 red Goblin Scout creature token.' },
    },
    {
      wrong: 'Create a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout: Draw a card.',
      right:
        'Create a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout Token: Draw a card.',
    },
  ],
  check(face, report) {
    const rule = inParentheses(namingRule(face.edition));
    const defined = definedName(face);
    if (defined && defined.name === defined.subtypes) {
      const { region, name } = defined;
      report({
        region,
        span: { start: 0, end: name.length },
        message: `This token is named “${name} Token” under these rules${rule}.`,
        fix: { title: `Rename to “${name} Token”`, edits: [insertion(name.length, ' Token')] },
      });
    }
    for (const { span, subtypes } of defaultNamesInText(face, '')) {
      report({
        span,
        message: `The token with these subtypes is named “${subtypes} Token” under these rules${rule}.`,
        fix: {
          kind: 'suggestion',
          title: `Change to “${subtypes} Token”`,
          edits: [insertion(span.end, ' Token')],
        },
      });
    }
  },
};
