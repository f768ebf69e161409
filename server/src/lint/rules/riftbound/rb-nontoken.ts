import { replacement } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const rbNontoken: Rule = {
  id: 'rb-nontoken',
  summary: 'Riftbound writes “non-token” with a hyphen.',
  why:
    'Magic cards write “nontoken”; Riftbound cards have a hyphen in it, as in “non-Recruit”. A reader who searches ' +
    'a set for the word should find them all.',
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
        message: `In Riftbound this is written “${right}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(word, right)] },
      });
    }
  },
};
