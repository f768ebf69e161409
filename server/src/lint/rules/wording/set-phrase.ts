import { magic } from '../../helpers/applies-to.js';
import { wordingCheck } from '../../helpers/wordings.js';
import type { Rule } from '../../rule.js';

export const setPhrase: Rule = {
  id: 'set-phrase',
  summary: 'A phrase that all cards word the same way is worded differently: “once per turn”, “until the end of turn”.',
  why:
    'Durations, limits and other phrases that stand on many cards always have the same words. Players recognize them at ' +
    'a glance: “until end of turn”, “once each turn”, “for each”, “in addition to its other types”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: [
    't the start of',
    'til end turn',
    'til turn',
    'til the end of turn',
    'til end of the turn',
    'ill end of turn',
    'til the end of combat',
    'nce per turn',
    'nce a turn',
    'or every ',
    's sorcery',
    'andomly',
    'ition to its types',
    'ying its cost',
    'its casting cost',
  ],
  examples: [
    {
      wrong: 'Target creature gets +1/+1 until the end of turn.',
      right: 'Target creature gets +1/+1 until end of turn.',
    },
    {
      wrong: '{1}: This creature gains flying until end of turn. Activate only once per turn.',
      right: '{1}: This creature gains flying until end of turn. Activate only once each turn.',
    },
  ],
  check: wordingCheck('set-phrase', (written, right) => `Cards word this “${right}”, and not “${written}”.`),
};
