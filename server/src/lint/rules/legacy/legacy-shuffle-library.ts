import { clauseBefore, refersToActor } from '../../helpers/legacy-wordings.js';
import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const legacyShuffleLibrary: Rule = {
  id: 'legacy-shuffle-library',
  summary: 'A search ends with “shuffle your library” instead of just “shuffle”.',
  why:
    'Since 2021 a search ends with “then shuffle”: a player who shuffles always shuffles their library (rule ' +
    '701.24, or another number in older editions). Shuffling something *into* a library is still written in full.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: sinceChange('shuffle'),
  triggers: ['huffle your', 'huffles your', 'huffle their', 'huffles their', 'huffle his', 'huffles his', 'huffle it'],
  examples: [
    {
      wrong: 'Search your library for a card, put it into your hand, then shuffle your library.',
      right: 'Search your library for a card, put it into your hand, then shuffle.',
    },
  ],
  check: outdatedCheck(
    'shuffle',
    (written, right) => `Cards now say “${right}” instead of “${written}”.`,
    (text, { end }) => {
      const line = clauseBefore(text, end, /\n/g);
      // "shuffle that pile. Then shuffle your library."
      if (/\bpile\b/.test(line)) return null;
      const [words = '', verb = '', whose = ''] = /\b(shuffles?) (your|their|his or her) library$/i.exec(line) ?? [];
      return words === '' || refersToActor(line.slice(0, -words.length), verb, whose) ? 'safe' : null;
    },
  ),
};
