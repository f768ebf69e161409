import { magic } from '../../helpers/applies-to.js';
import { phrasingCheck } from '../../helpers/phrasings.js';
import type { Rule } from '../../rule.js';

export const untappedInCost: Rule = {
  id: 'untapped-in-cost',
  summary: 'A cost taps other permanents and does not say “untapped”.',
  why:
    'Only an untapped permanent can be tapped as a cost (rule 118.3). Cards that tap others say so: “Tap an untapped creature ' +
    'you control”.',
  cite: ({ game }) => (game === 'magic' ? '118.3' : null),
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['ap a', 'ap t', 'ap X'],
  examples: [
    {
      wrong: 'Tap a creature you control: Scry 1.',
      right: 'Tap an untapped creature you control: Scry 1.',
    },
  ],
  check: phrasingCheck(
    [
      {
        wrong:
          /(?<=(?:^|, |— )[Tt]ap )(?:an?|another|two|three|four|five|X)(?= (?!(?:other )?untapped)[^:.,"“\n]*you control(?:, [^:."“\n]*)?:)/gm,
        right: ([number]) => (number === 'a' || number === 'an' ? 'an untapped' : `${number} untapped`),
      },
    ],
    (_, right) => `Cards say “${right} …” in costs that tap others.`,
  ),
};
