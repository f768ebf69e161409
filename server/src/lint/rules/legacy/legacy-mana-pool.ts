import { magicRule } from '../../helpers/game-rules.js';
import { clauseBefore, refersToActor } from '../../helpers/legacy-wordings.js';
import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const legacyManaPool: Rule = {
  id: 'legacy-mana-pool',
  summary: 'Mana is added “to your mana pool”, which card text now leaves out.',
  why:
    'Since Dominaria in 2018 abilities say which mana they add but not where: “Add {G}.” Mana can go nowhere else ' +
    '(rule 106.4).',
  cite: magicRule('106.4', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: sinceChange('mana-pool'),
  triggers: ['mana pool'],
  yieldsTo: ['predefined-inline-definition'],
  examples: [
    {
      wrong: '{T}: Add {G} to your mana pool.',
      right: '{T}: Add {G}.',
    },
    {
      wrong: 'Whenever this creature attacks, each player adds {R} to their mana pool.',
      right: 'Whenever this creature attacks, each player adds {R}.',
    },
  ],
  check: outdatedCheck(
    'mana-pool',
    (written) => `“${written}” is outdated; cards no longer say where mana is added.`,
    (text, { start, end }) => {
      const [, whose = ''] = /^to (your|their|his or her)\b/.exec(text.slice(start, end)) ?? [];
      const sentence = clauseBefore(text, start, /[.\n]/g);
      const verb = [...sentence.matchAll(/\badds?\b/gi)].at(-1);
      return verb && refersToActor(sentence.slice(0, verb.index), verb[0], whose) ? 'safe' : null;
    },
    'mana-pool',
  ),
};
