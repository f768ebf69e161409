import { tokenSubtypeWithout } from '../../helpers/subtype-without.js';

export const auraTokenWithoutEnchant = tokenSubtypeWithout({
  id: 'aura-token-without-enchant',
  subtype: 'Aura',
  definedBy: 'Role',
  isAbility: ({ lower }) => lower === 'enchant' || lower === 'bestow',
  summary: 'An Aura token has no enchant ability.',
  why:
    'The enchant ability determines what an Aura can be attached to (rules 303.4 and 702.5). Without one it ' +
    'cannot be attached to anything and is put into the graveyard at once. Give the ability in the phrase or in ' +
    'the sentence after it.',
  rule: '303.4',
  severity: 'error',
  examples: [
    {
      wrong: 'Create a white Aura enchantment token named Veil attached to target creature.',
      right: 'Create a white Aura enchantment token named Veil attached to target creature. It has enchant creature.',
    },
  ],
  message: 'This Aura token needs an enchant ability; without one it cannot be attached to anything.',
});
