import { cardSubtypeWithout } from '../../helpers/subtype-without.js';

export const auraWithoutEnchant = cardSubtypeWithout({
  id: 'aura-without-enchant',
  subtype: 'Aura',
  has: /(?:enchant|bestow)\b/i,
  summary: 'An Aura card has no enchant ability.',
  why:
    'The enchant ability says what an Aura spell targets and what the Aura can be attached to (rules 303.4a and 702.5). ' +
    'Without one the spell has no target, and the Aura is put into the graveyard at once.',
  rule: '303.4',
  severity: 'warning',
  examples: [
    {
      wrong: 'Ember Veil {1}{R}\nEnchantment — Aura\nEnchanted creature gets +2/+0.',
      right: 'Ember Veil {1}{R}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+0.',
      of: 'cards',
    },
  ],
  message:
    'This Aura has no enchant ability, so it can’t be attached to anything; add a line such as “Enchant creature”.',
});
