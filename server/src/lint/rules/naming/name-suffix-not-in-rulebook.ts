import { removal } from '../../fix/edits.js';
import { namesWithoutToken } from '../../helpers/applies-to.js';
import { defaultNamesInText, definedName } from '../../helpers/named-tokens.js';
import { inParentheses, namingRule } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const nameSuffixNotInRulebook: Rule = {
  id: 'name-suffix-not-in-rulebook',
  summary: 'A token’s name ends in “Token” under rules that do not add that word.',
  why:
    'Before November 2021, rule 111.4 (110.5c before 2019) named a token that no effect names after its subtypes ' +
    'alone. Under those rules no token is “a creature named Goblin Scout Token”. If the card is meant for current ' +
    'rules, name a newer rulebook in the file’s header or in `tokenwright.json`.',
  cite: namingRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: namesWithoutToken,
  triggers: [' Token'],
  examples: [
    {
      wrong: 'Goblin Scout Token\nCreature — Goblin Scout\nColor: red\n1/1',
      right: 'Goblin Scout\nCreature — Goblin Scout\nColor: red\n1/1',
      of: 'tokens',
      rulebook: 'magic-2020-01',
      beside: { 'scouts.cards': 'Watchpost {R}\nSorcery\nCreate a 1/1 red Goblin Scout creature token.' },
    },
    {
      wrong:
        'Create a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout Token: Draw a card.',
      right: 'Create a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout: Draw a card.',
      rulebook: 'magic-2020-01',
    },
  ],
  check(face, report) {
    const rule = inParentheses(namingRule(face.edition));
    const defined = definedName(face);
    if (defined && defined.name === `${defined.subtypes} Token`) {
      const { region, name, subtypes } = defined;
      report({
        region,
        span: { start: 0, end: name.length },
        message: `Under these rules this token is named just “${subtypes}”${rule}.`,
        fix: { title: `Rename to “${subtypes}”`, edits: [removal(name, { start: subtypes.length, end: name.length })] },
      });
    }
    for (const { span, subtypes } of defaultNamesInText(face, ' Token')) {
      report({
        span,
        message: `Under these rules the token with these subtypes is named just “${subtypes}”${rule}.`,
        fix: {
          kind: 'suggestion',
          title: `Change to “${subtypes}”`,
          edits: [removal(face.text, { start: span.start + subtypes.length, end: span.end })],
        },
      });
    }
  },
};
