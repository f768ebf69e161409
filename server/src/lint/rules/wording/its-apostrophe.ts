import { magic } from '../../helpers/applies-to.js';
import { wordingCheck } from '../../helpers/wordings.js';
import type { Rule } from '../../rule.js';

export const itsApostrophe: Rule = {
  id: 'its-apostrophe',
  summary: 'A possessive is written as a contraction: “it’s controller”, “they’re graveyards”.',
  why:
    '“It’s” is short for *it is* and “they’re” for *they are*. What belongs to something is *its*, and what belongs to ' +
    'players is *their*: “its controller”, “their graveyards”.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ["t's", 't’s', "ts'", 'ts’', "ey're", 'ey’re'],
  examples: [
    {
      wrong: "Counter target spell unless it's controller pays {2}.",
      right: 'Counter target spell unless its controller pays {2}.',
    },
    {
      wrong: "Each player shuffles they're library.",
      right: 'Each player shuffles their library.',
    },
  ],
  check: wordingCheck('its-apostrophe', (written, right) => `“${written}” is a contraction; here “${right}” is meant.`),
};
