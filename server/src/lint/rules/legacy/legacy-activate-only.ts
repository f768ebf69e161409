import { replacement } from '../../fix/edits.js';
import { magicRule } from '../../helpers/game-rules.js';
import { magicSince, wordingsIn } from '../../helpers/legacy-wordings.js';
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
  appliesTo: magicSince('2021-02', 'February 2021'),
  triggers: ['this ability only', 'Activate this only'],
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
  check(face, report) {
    for (const { match, span } of wordingsIn(face, restriction)) {
      const right = match[1] ? 'Activate only as a sorcery' : 'Activate only';
      report({
        span,
        message: `“${match[0]}” is outdated; write “${right}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
      });
    }
  },
};

const restriction =
  /\b(?:Activate|Play) this (?:ability )?only((?: at)? any ?time you could (?:cast|play) a sorcery(?! (?:spell|card)))?\b/g;
