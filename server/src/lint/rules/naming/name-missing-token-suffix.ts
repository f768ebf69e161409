import { insertion } from '../../fix/edits.js';
import { namesWithToken } from '../../helpers/applies-to.js';
import { defaultNamesInText, definedName } from '../../helpers/named-tokens.js';
import { inParentheses, namingRule } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const nameMissingTokenSuffix: Rule = {
  id: 'name-missing-token-suffix',
  summary: 'A token that is named by its subtypes is referred to without the “Token” at the end of its name.',
  why:
    'Since November 2021, rule 111.4 names a token that no effect names after its subtypes *and the word ' +
    '“Token”*. So no token is “a creature named Goblin Scout”; these words would refer to a card of that name ' +
    'instead (rule 201.4). Subtypes alone are right outside of names: “Sacrifice a Treasure”, “Foods you ' +
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
        message: `Under these rules this token is named “${name} Token”${rule}.`,
        fix: { title: `Rename to “${name} Token”`, edits: [insertion(name.length, ' Token')] },
      });
    }
    for (const { span, subtypes } of defaultNamesInText(face, '')) {
      report({
        span,
        message: `Under these rules the token with these subtypes is named “${subtypes} Token”${rule}.`,
        fix: {
          kind: 'suggestion',
          title: `Change to “${subtypes} Token”`,
          edits: [insertion(span.end, ' Token')],
        },
      });
    }
  },
};
