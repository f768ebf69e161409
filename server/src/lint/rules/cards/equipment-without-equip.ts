import { magic } from '../../helpers/applies-to.js';
import { subtypeOn, typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const equipmentWithoutEquip: Rule = {
  id: 'equipment-without-equip',
  summary: 'An Equipment card has no way to be attached to a creature.',
  why:
    'Equipment is attached to a creature by its equip ability (rules 301.5 and 702.6), or by another ability that says ' +
    '“attach”. Without any of them it never affects a creature.',
  cite: magicRule('301.5', ''),
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['Equipment', 'equipment'],
  examples: [
    {
      wrong: 'Ash Blade {1}\nArtifact — Equipment\nEquipped creature gets +1/+1.',
      right: 'Ash Blade {1}\nArtifact — Equipment\nEquipped creature gets +1/+1.\nEquip {2}',
      of: 'cards',
    },
  ],
  check({ card, face, text }, report) {
    const line = card.role === 'token' ? null : typeLineOf(face);
    const equipment = line && subtypeOn(line, 'equipment');
    if (!equipment || !face.rulesText || attaching.test(text)) return;
    report({
      region: face.typeLine!,
      span: equipment.span,
      message: 'Nothing attaches this Equipment to a creature; add a line such as “Equip {2}”.',
    });
  },
};

/** Keywords and verbs that attach an Equipment. */
const attaching = /\b(?:equip|reconfigure|attach|for mirrodin|job select|living weapon)\b/i;
