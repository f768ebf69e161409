import { magic } from '../../helpers/applies-to.js';
import { isOfType } from '../../helpers/card-stats.js';
import { subtypeOn, typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const vehicleWithoutCrew: Rule = {
  id: 'vehicle-without-crew',
  summary: 'A Vehicle card has no way to become a creature.',
  why:
    'A Vehicle becomes a creature by its crew ability (rules 301.7 and 702.122), or by another ability that says so. ' +
    'Without any of them it can neither attack nor block.',
  cite: magicRule('301.7', ''),
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['Vehicle', 'vehicle'],
  examples: [
    {
      wrong: 'Dune Barge {3}\nArtifact — Vehicle\nTrample\n5/4',
      right: 'Dune Barge {3}\nArtifact — Vehicle\nTrample\nCrew 2\n5/4',
      of: 'cards',
    },
  ],
  check({ card, face, text }, report) {
    const line = card.role === 'token' ? null : typeLineOf(face);
    const vehicle = line && subtypeOn(line, 'vehicle');
    if (!vehicle || isOfType(line, 'creature') || !face.rulesText || animating.test(text)) return;
    report({
      region: face.typeLine!,
      span: vehicle.span,
      message: 'Nothing makes this Vehicle a creature; add a line such as “Crew 2”.',
    });
  },
};

/** Keywords and words by which a Vehicle becomes a creature. */
const animating = /\b(?:crews?|living metal|station|becomes? |is (?:also )?an? (?:\w+ )*creature)\b/i;
