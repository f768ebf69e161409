import { magic } from '../../helpers/applies-to.js';
import { subtypeOn, typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const auraWithoutEnchant: Rule = {
  id: 'aura-without-enchant',
  summary: 'An Aura card has no enchant ability.',
  why:
    'The enchant ability says what an Aura spell targets and what the Aura can be attached to (rules 303.4a and 702.5). ' +
    'Without one the spell has no target, and the Aura is put into the graveyard at once.',
  cite: magicRule('303.4', ''),
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['Aura', 'aura'],
  examples: [
    {
      wrong: 'Ember Veil {1}{R}\nEnchantment — Aura\nEnchanted creature gets +2/+0.',
      right: 'Ember Veil {1}{R}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+0.',
      of: 'cards',
    },
  ],
  check({ card, face, text }, report) {
    const line = card.role === 'token' ? null : typeLineOf(face);
    const aura = line && subtypeOn(line, 'aura');
    if (!aura || !face.rulesText || /(?:enchant|bestow)\b/i.test(text)) return;
    report({
      region: face.typeLine!,
      span: aura.span,
      message:
        'This Aura has no enchant ability, so it can’t be attached to anything; add a line such as “Enchant creature”.',
    });
  },
};
