import { cardSubtypeWithout } from '../../helpers/subtype-without.js';

export const vehicleWithoutCrew = cardSubtypeWithout({
  id: 'vehicle-without-crew',
  subtype: 'Vehicle',
  unless: 'creature',
  has: /\b(?:crews?|living metal|station|becomes? |(?:is|it['’]s) (?:also )?an? (?:\w+ )*creature|are (?:also )?(?:\w+ )*creatures)\b/i,
  summary: 'A Vehicle card has no way to become a creature.',
  why:
    'A Vehicle becomes a creature by its crew ability (rules 301.7 and 702.122), or by another ability that says so. ' +
    'Without any of them it can neither attack nor block.',
  rule: '301.7',
  severity: 'warning',
  examples: [
    {
      wrong: 'Dune Barge {3}\nArtifact — Vehicle\nTrample\n5/4',
      right: 'Dune Barge {3}\nArtifact — Vehicle\nTrample\nCrew 2\n5/4',
      of: 'cards',
    },
  ],
  message: 'Nothing makes this Vehicle a creature; add a line such as “Crew 2”.',
});
