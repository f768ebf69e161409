import { replacement } from '../../fix/edits.js';
import { magicRule } from '../../helpers/game-rules.js';
import { magicSince, wordingsIn } from '../../helpers/legacy-wordings.js';
import type { Rule } from '../../rule.js';

export const legacyCreatureOrPlayer: Rule = {
  id: 'legacy-creature-or-player',
  summary: 'Damage is dealt to “target creature or player” instead of “any target”.',
  why:
    'Since Dominaria in 2018 such damage is dealt to “any target” (rule 115.4): a creature, a player, a ' +
    'planeswalker or a battle. The older words exclude planeswalkers and battles, which may be intended.',
  cite: magicRule('115.4', '2018'),
  severity: 'hint',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magicSince('2018-04', 'April 2018'),
  triggers: ['or player'],
  examples: [
    {
      wrong: 'This creature deals 1 damage to target creature or player.',
      right: 'This creature deals 1 damage to any target.',
    },
  ],
  check(face, report) {
    for (const { span: whole } of wordingsIn(face, target)) {
      const span = { start: whole.start + 'damage to '.length, end: whole.end };
      report({
        span,
        message: 'Most cards since 2018 say “any target” instead of “target creature or player”.',
        fix: { title: 'Change to “any target”', edits: [replacement(span, 'any target')] },
      });
    }
  },
};

const target = /\bdamage to target creature or player\b/gi;
