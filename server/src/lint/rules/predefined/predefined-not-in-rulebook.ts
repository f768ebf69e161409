import { laterRulebook } from '../../../edition/timeline.js';
import { magic } from '../../helpers/applies-to.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import { definer } from '../../helpers/set-names.js';
import { unknownName } from '../../helpers/unknown-token-name.js';
import type { Rule } from '../../rule.js';

export const predefinedNotInRulebook: Rule = {
  id: 'predefined-not-in-rulebook',
  summary: 'An effect creates a token that only later rules predefine.',
  why:
    'Rule 111.10 grows with each set: it has had Treasure, Food and Gold since 2019 and 2020, and Lander since ' +
    '2025. Under an earlier rulebook the name alone means nothing, and the effect has to describe the token in ' +
    'full, which reminder text does not do. If the card is meant for later rules, name their rulebook in the ' +
    'file’s header or in `tokenwright.json`.',
  cite: predefinedRule,
  severity: 'warning',
  fix: 'none',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a Lander token.',
      right: 'Create a Treasure token.',
      rulebook: 'magic-2024-06',
    },
  ],
  check(phrase, report) {
    const { token, context, on } = phrase;
    const name = token && context !== 'reminder' ? unknownName(phrase) : null;
    const later = name && laterRulebook(name.words, on.edition);
    // Reminder text creates nothing; it only repeats the later rules.
    if (!later || ['definition', 'card'].includes(on.query(definer, name.words) ?? '')) return;
    const { span, words } = name;
    report({
      span,
      message: `These rules have no “${words}” token; it is predefined in ${later.title} (${later.id}).`,
    });
  },
};
