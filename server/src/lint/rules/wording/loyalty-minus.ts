import { magic } from '../../helpers/applies-to.js';
import { phrasingCheck } from '../../helpers/phrasings.js';
import type { Rule } from '../../rule.js';

export const loyaltyMinus: Rule = {
  id: 'loyalty-minus',
  summary: 'A loyalty cost has a hyphen where cards have a minus sign: “-3:”.',
  why:
    'Loyalty costs are numbers with a sign, which is “−” on printed cards and in official texts. Some programs that draw cards ' +
    'expect the hyphen, so that it is only a hint.',
  cite: () => null,
  severity: 'hint',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['-'],
  examples: [
    {
      wrong: 'Sana {2}{G}\nPlaneswalker — Sana\n-3: Draw two cards.\nLoyalty: 4',
      right: 'Sana {2}{G}\nPlaneswalker — Sana\n−3: Draw two cards.\nLoyalty: 4',
      of: 'cards',
    },
  ],
  check: phrasingCheck(
    [{ wrong: /^[-–](?=(?:\d+|X): )/gm, right: () => '−' }],
    () => 'Cards have the minus sign “−” here.',
  ),
};
