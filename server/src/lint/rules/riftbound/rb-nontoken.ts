import { replacement } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const rbNontoken: Rule = {
  id: 'rb-nontoken',
  summary: 'The word “non-token” is written without its hyphen.',
  why:
    'Magic cards write “nontoken”; Riftbound cards use a hyphen, as in “non-Recruit”. A consistent spelling lets ' +
    'a search for the word find all cards.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: riftbound,
  triggers: ['onto'],
  examples: [
    {
      wrong: 'When another nontoken unit you control dies, draw 1.',
      right: 'When another non-token unit you control dies, draw 1.',
      rulebook: 'riftbound',
    },
  ],
  check({ tree: { words } }, report) {
    for (const word of words) {
      if (!/^nontokens?$/.test(word.lower)) continue;
      const right = `${word.text.slice(0, 3)}-${word.text.slice(3)}`;
      report({
        span: word,
        message: `Riftbound cards use a hyphen: write “${right}” instead of “${word.text}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(word, right)] },
      });
    }
  },
};
