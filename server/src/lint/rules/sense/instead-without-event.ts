import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { paragraphsOf } from '../../helpers/paragraphs.js';
import type { Rule } from '../../rule.js';

export const insteadWithoutEvent: Rule = {
  id: 'instead-without-event',
  summary: '“Instead” without saying instead of what, or when.',
  why:
    'An effect with “instead” replaces something else (rule 614.1a). It has an event or a condition: “If you would draw a card, ' +
    '… instead”, “If it’s your turn, … instead”.',
  cite: magicRule('614.1a', ''),
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['instead'],
  examples: [{ wrong: 'Draw two cards instead.', right: 'If it’s your turn, draw two cards instead.' }],
  check({ text }, report) {
    if (condition.test(text)) return;
    for (const { start, text: line } of paragraphsOf(text))
      for (const { index } of line.matchAll(/\binstead\b(?! of)/g))
        report({
          span: { start: start + index, end: start + index + 'instead'.length },
          message: 'Nothing says what this replaces; add a condition such as “If …,”.',
        });
  },
};

/** Words that name what is replaced, or when; one of them anywhere on the card is enough. */
const condition =
  /\b(?:if|would|when\w*|as long as|unless|while|during|any time|for each|may|except|where|next time|once|skip|until|rather|this way|excess|escapes|instead of)\b/i;
