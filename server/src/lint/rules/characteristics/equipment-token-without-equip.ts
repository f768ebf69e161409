import { tokenSubtypeWithout } from '../../helpers/subtype-without.js';

export const equipmentTokenWithoutEquip = tokenSubtypeWithout({
  id: 'equipment-token-without-equip',
  subtype: 'Equipment',
  unless: 'creature',
  isAbility: ({ lower }) => (lower.startsWith('equip') && lower !== 'equipped') || lower === 'reconfigure',
  summary: 'An Equipment token has no equip ability.',
  why:
    'An Equipment is attached to a creature by its equip ability (rule 301.5). A token without one stays ' +
    'unattached unless another effect moves it. Give the ability in the phrase or in the sentence after it: “It ' +
    'has equip {1}.”',
  rule: '301.5',
  severity: 'info',
  examples: [
    {
      wrong: 'Create a colorless Equipment artifact token named Tongs with "Equipped creature gets +1/+0."',
      right:
        'Create a colorless Equipment artifact token named Tongs with "Equipped creature gets +1/+0" and equip {1}.',
    },
  ],
  message: 'This Equipment token has no equip ability, so it cannot be attached to a creature.',
});
