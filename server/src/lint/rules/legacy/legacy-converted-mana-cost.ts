import { magicRule } from '../../helpers/game-rules.js';
import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const legacyConvertedManaCost: Rule = {
  id: 'legacy-converted-mana-cost',
  summary: 'Rules text says “converted mana cost”, which is now called mana value.',
  why:
    'Since Strixhaven in 2021 the converted mana cost is called mana value (rule 202.3). The rules have no other ' +
    'term for it.',
  cite: magicRule('202.3', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: sinceChange('mana-value'),
  triggers: ['onverted mana'],
  examples: [
    {
      wrong: 'Destroy target creature with converted mana cost 3 or less.',
      right: 'Destroy target creature with mana value 3 or less.',
    },
  ],
  check: outdatedCheck(
    'mana-value',
    (written, right) => `“${written.toLowerCase()}” is now called “${right.toLowerCase()}”.`,
    undefined,
    'mana-value',
  ),
};
