import { partOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const rbWrongMight: Rule = {
  id: 'rb-wrong-might',
  summary: 'A unit token has a different Might than the rules give it.',
  why:
    'Rule 184 gives the Might of each unit token: a Recruit has 1, a Sprite 3. A card with another Might means ' +
    'another token or is mistaken.',
  cite: predefinedRule,
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: riftbound,
  examples: [
    {
      wrong: 'Play a 2 :rb_might: Recruit unit token here.',
      right: 'Play a 1 :rb_might: Recruit unit token here.',
      rulebook: 'riftbound',
    },
  ],
  check({ item, token }, report) {
    const might = partOf(item, 'might');
    const known = token?.predefined;
    const right = known?.characteristics.might ?? null;
    if (!might || might.value === null || !known || right === null || might.value === right) return;
    // The part begins with the number; the symbol follows it.
    const digits = { start: might.span.start, end: might.span.start + might.text.length };
    report({
      span: might.span,
      message: `A ${known.words} has ${right} Might (${known.rule}), not ${might.value}.`,
      fix: { title: `Change to “${right}”`, edits: [replacement(digits, String(right))] },
    });
  },
};
