import { magicRule } from '../../helpers/game-rules.js';
import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
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
  appliesTo: sinceChange('any-target'),
  triggers: ['or player'],
  examples: [
    {
      wrong: 'This creature deals 1 damage to target creature or player.',
      right: 'This creature deals 1 damage to any target.',
    },
  ],
  check: outdatedCheck(
    'any-target',
    (written, right) => `Most cards since 2018 say “${right}” instead of “${written}”.`,
    (text, { start, end }) => (/\bdamage\b/.test(lineAt(text, start, end)) ? 'suggestion' : null),
  ),
};

/** The line with a span: only damage is dealt to “any target”. */
function lineAt(text: string, start: number, end: number): string {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, end) + /^[^\n]*/.exec(text.slice(end))![0];
}
