import { cardSubtypeWithout } from '../../helpers/subtype-without.js';

export const equipmentWithoutEquip = cardSubtypeWithout({
  id: 'equipment-without-equip',
  subtype: 'Equipment',
  has: /\b(?:equip|reconfigure|attach(?:ed)?|for mirrodin|job select|living weapon)\b/i,
  summary: 'An Equipment card has no way to be attached to a creature.',
  why:
    'Equipment is attached to a creature by its equip ability (rules 301.5 and 702.6), or by another ability that says ' +
    '“attach”. Without any of them it never affects a creature.',
  rule: '301.5',
  severity: 'warning',
  examples: [
    {
      wrong: 'Ash Blade {1}\nArtifact — Equipment\nEquipped creature gets +1/+1.',
      right: 'Ash Blade {1}\nArtifact — Equipment\nEquipped creature gets +1/+1.\nEquip {2}',
      of: 'cards',
    },
  ],
  message: 'Nothing attaches this Equipment to a creature; add a line such as “Equip {2}”.',
});
