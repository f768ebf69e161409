import { magic } from '../../helpers/applies-to.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { magicRule } from '../../helpers/game-rules.js';
import { descriptionSpan, hasSubtype, hasType } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const vehicleTokenWithoutCrew: Rule = {
  id: 'vehicle-token-without-crew',
  summary: 'A Vehicle token has no crew ability.',
  why:
    'A Vehicle becomes a creature by its crew ability (rule 301.7). A token without one cannot attack or block ' +
    'unless another effect makes it a creature. Give the ability in the phrase or in the sentence after it: “It ' +
    'has crew 2.”',
  cite: magicRule('301.7', ''),
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a 3/2 colorless Vehicle artifact token with flying.',
      right: 'Create a 3/2 colorless Vehicle artifact token with flying and crew 2.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || !hasSubtype(described, 'vehicle') || hasType(described, 'creature')) return;
    // It may be in the phrase or in the next sentence: “It has …”.
    if (isDescribedAfter(reading.on.tree, described.noun.span.end, ({ lower }) => /^crew/.test(lower))) return;
    report({
      span: descriptionSpan(described),
      message: 'This Vehicle token has no crew ability, so it cannot become a creature by itself.',
    });
  },
};
