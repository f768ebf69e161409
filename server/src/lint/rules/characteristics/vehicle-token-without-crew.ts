import { tokenSubtypeWithout } from '../../helpers/subtype-without.js';

export const vehicleTokenWithoutCrew = tokenSubtypeWithout({
  id: 'vehicle-token-without-crew',
  subtype: 'Vehicle',
  unless: 'creature',
  isAbility: ({ lower }) => lower.startsWith('crew'),
  summary: 'A Vehicle token has no crew ability.',
  why:
    'A Vehicle becomes a creature by its crew ability (rule 301.7). A token without one cannot attack or block ' +
    'unless another effect makes it a creature. Give the ability in the phrase or in the sentence after it: “It ' +
    'has crew 2.”',
  rule: '301.7',
  severity: 'info',
  examples: [
    {
      wrong: 'Create a 3/2 colorless Vehicle artifact token with flying.',
      right: 'Create a 3/2 colorless Vehicle artifact token with flying and crew 2.',
    },
  ],
  message: 'This Vehicle token has no crew ability, so it cannot become a creature by itself.',
});
