import { magic } from '../../helpers/applies-to.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { magicRule } from '../../helpers/game-rules.js';
import { descriptionSpan, hasSubtype } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const auraTokenWithoutEnchant: Rule = {
  id: 'aura-token-without-enchant',
  summary: 'An Aura token has no enchant ability.',
  why:
    'The enchant ability determines what an Aura can be attached to (rules 303.4 and 702.5). Without one it ' +
    'cannot be attached to anything and is put into the graveyard at once. Give the ability in the phrase or in ' +
    'the sentence after it.',
  cite: magicRule('303.4', ''),
  severity: 'error',
  fix: 'none',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a white Aura enchantment token named Veil attached to target creature.',
      right: 'Create a white Aura enchantment token named Veil attached to target creature. It has enchant creature.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || !hasSubtype(described, 'aura')) return;
    // It may be in the phrase or in the next sentence: “It has …”.
    if (
      isDescribedAfter(
        reading.on.tree,
        described.noun.span.end,
        ({ lower }) => lower === 'enchant' || lower === 'bestow',
      )
    )
      return;
    report({
      span: descriptionSpan(described),
      message: 'This Aura token needs an enchant ability; without one it cannot be attached to anything.',
    });
  },
};
