import { partOf, partsOf } from '../../../language/tokens/ast.js';
import { insertion } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import { inParentheses, predefinedRule } from '../../helpers/rule-citations.js';
import { isTokenOfSet } from '../../helpers/set-names.js';
import type { Rule } from '../../rule.js';

export const rbMissingTypeWord: Rule = {
  id: 'rb-missing-type-word',
  summary: 'An effect does not say whether a token is a unit, gear or a battlefield.',
  why:
    'Every Riftbound card that makes a token has the type between its name and “token”: “a 1 Might Recruit unit ' +
    'token”, “a Gold gear token” (rule 184). The type determines how the token enters and where it can be.',
  cite: predefinedRule,
  severity: 'warning',
  fix: 'safe',
  lacks: true,
  scope: 'phrase',
  appliesTo: riftbound,
  examples: [
    {
      wrong: 'When you play me, play a 1 :rb_might: Recruit token here.',
      right: 'When you play me, play a 1 :rb_might: Recruit unit token here.',
      rulebook: 'riftbound',
    },
    {
      wrong: 'Play two Gold tokens exhausted.',
      right: 'Play two Gold gear tokens exhausted.',
      rulebook: 'riftbound',
    },
  ],
  check({ item, token, on }, report) {
    const noun = partOf(item, 'noun');
    const name = partsOf(item, 'subtype').findLast(({ span }) => noun && span.end <= noun.span.start);
    const type = token?.predefined?.characteristics.types?.[0]?.toLowerCase();
    if (!noun || !name || type === undefined || partOf(item, 'type')) return;
    report({
      span: { start: name.span.start, end: noun.span.end },
      message: `The type is missing: write “${type} token”${inParentheses(predefinedRule(on.edition))}.`,
      fix: {
        kind: on.query(isTokenOfSet, token!.predefined!.words) ? 'suggestion' : 'safe',
        title: `Insert “${type}”`,
        edits: [insertion(noun.span.start, `${type} `)],
      },
    });
  },
};
