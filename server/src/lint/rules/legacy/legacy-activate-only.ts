import { magicRule } from '../../helpers/game-rules.js';
import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const legacyActivateOnly: Rule = {
  id: 'legacy-activate-only',
  summary: 'A restriction says “Activate this ability only” instead of “Activate only”.',
  why:
    'Since 2021 restrictions on activated abilities are kept short: “Activate only once each turn.”, “Activate ' +
    'only as a sorcery.” (rule 602.5). They always apply to their own ability.',
  cite: magicRule('602.5', ''),
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: sinceChange('activate-only'),
  triggers: ['Activate this', 'Play this'],
  examples: [
    {
      wrong: '{2}: Draw a card. Activate this ability only once each turn.',
      right: '{2}: Draw a card. Activate only once each turn.',
    },
    {
      wrong: '{2}: Draw a card. Activate this ability only any time you could cast a sorcery.',
      right: '{2}: Draw a card. Activate only as a sorcery.',
    },
  ],
  check: outdatedCheck('activate-only', (written, right) => `“${written}” is outdated; write “${right}”.`),
};
