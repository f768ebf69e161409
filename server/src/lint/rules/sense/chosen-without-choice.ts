import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const chosenWithoutChoice: Rule = {
  id: 'chosen-without-choice',
  summary: 'The text refers to something chosen, and nothing on the card chooses it.',
  why:
    '“The chosen color” means the color that another ability of the same card had someone choose (rule 607.2d). Without ' +
    'such an ability nothing is chosen, and the words mean nothing.',
  cite: magicRule('607.2d', '2010'),
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['chosen'],
  examples: [
    {
      wrong: 'Creatures you control of the chosen color get +1/+1.',
      right: 'As this artifact enters, choose a color.\nCreatures you control of the chosen color get +1/+1.',
    },
  ],
  check({ card, text }, report) {
    if (card.role === 'token' || card.faces.some(({ rulesText }) => choosing.test(rulesText?.text ?? ''))) return;
    for (const { 0: words, index } of text.matchAll(chosen))
      report({
        span: { start: index, end: index + words.length },
        message: `Nothing on this card has “${words}” chosen; add an ability that says “choose”.`,
      });
  },
};

const choosing = /\b(?:choos\w*|chose|choice|notes?|noted|vote\w*|companion|agenda|secretly|name a|bolster)\b/i;
const chosen =
  /\bthe chosen (?:color|creature type|card type|land type|type|name|player|opponent|number|word|mode|creature|permanent)s?\b/gi;
