import { replacement } from '../../fix/edits.js';
import { magicRule } from '../../helpers/game-rules.js';
import { magicSince, wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
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
  appliesTo: magicSince('2021-04', 'April 2021'),
  triggers: ['onverted mana'],
  examples: [
    {
      wrong: 'Destroy target creature with converted mana cost 3 or less.',
      right: 'Destroy target creature with mana value 3 or less.',
    },
  ],
  check(face, report) {
    for (const { match, span } of wordingsIn(face, name)) {
      const right = withCaseOf(match[0], match[1] ? 'mana values' : 'mana value');
      report({
        span,
        message: `“${match[0].toLowerCase()}” is now called “${right.toLowerCase()}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
      });
    }
  },
};

const name = /\bconverted mana cost(s)?\b/gi;
