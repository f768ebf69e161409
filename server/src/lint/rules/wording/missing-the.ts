import { magic } from '../../helpers/applies-to.js';
import { wordingCheck } from '../../helpers/wordings.js';
import type { Rule } from '../../rule.js';

export const missingThe: Rule = {
  id: 'missing-the',
  summary: 'The article is missing in “at the beginning of” or before “battlefield”.',
  why:
    'Card text says “at the beginning of your upkeep” and “onto the battlefield”. The article stays, however short the ' +
    'sentence is.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['t beginning', 'nto battlefield', 'to battlefield', 'leaves battlefield'],
  examples: [
    {
      wrong: 'At beginning of your upkeep, you gain 1 life.',
      right: 'At the beginning of your upkeep, you gain 1 life.',
    },
    {
      wrong: 'Return target creature card from your graveyard to battlefield.',
      right: 'Return target creature card from your graveyard to the battlefield.',
    },
  ],
  check: wordingCheck('missing-the', (written, right) => `Cards say “${right}”, and not “${written}”.`),
};
