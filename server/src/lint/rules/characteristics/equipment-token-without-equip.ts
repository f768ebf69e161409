import { magic } from '../../helpers/applies-to.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { magicRule } from '../../helpers/game-rules.js';
import { descriptionSpan, hasSubtype, hasType } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const equipmentTokenWithoutEquip: Rule = {
  id: 'equipment-token-without-equip',
  summary: 'An Equipment token has no equip ability.',
  why:
    'An Equipment is attached to a creature by its equip ability (rule 301.5). A token without one stays ' +
    'unattached unless another effect moves it. Give the ability in the phrase or in the sentence after it: “It ' +
    'has equip {1}.”',
  cite: magicRule('301.5', ''),
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a colorless Equipment artifact token named Tongs with "Equipped creature gets +1/+0."',
      right:
        'Create a colorless Equipment artifact token named Tongs with "Equipped creature gets +1/+0" and equip {1}.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || !hasSubtype(described, 'equipment') || hasType(described, 'creature')) return;
    // It may be in the phrase or in the next sentence: “It has …”.
    if (
      isDescribedAfter(
        reading.on.tree,
        described.noun.span.end,
        ({ lower }) => (lower.startsWith('equip') && lower !== 'equipped') || lower === 'reconfigure',
      )
    )
      return;
    report({
      span: descriptionSpan(described),
      message: 'This Equipment token has no equip ability, so it cannot be attached to a creature.',
    });
  },
};
