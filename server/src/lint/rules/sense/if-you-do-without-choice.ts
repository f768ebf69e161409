import { magic } from '../../helpers/applies-to.js';
import { paragraphsOf } from '../../helpers/paragraphs.js';
import type { Rule } from '../../rule.js';

export const ifYouDoWithoutChoice: Rule = {
  id: 'if-you-do-without-choice',
  summary: '“If you do” follows a sentence that leaves nothing to do or not to do.',
  why:
    '“If you do” asks whether a player did something that the words before it allow or demand, such as “you may sacrifice a ' +
    'creature” (rule 608.2c). Without it the condition is always or never met.',
  cite: ({ game }) => (game === 'magic' ? '608.2c' : null),
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['f you d'],
  examples: [
    {
      wrong: 'When this creature enters, you gain 2 life. If you do, scry 1.',
      right: 'When this creature enters, you may pay {1}. If you do, scry 1.',
    },
  ],
  check({ text }, report) {
    let before = '';
    for (const { start, text: line } of paragraphsOf(text)) {
      const found = /\bIf you (?:do|don['’]t),/.exec(line);
      // The sentence before may be a paragraph of its own.
      const asked = found?.index === 0 ? before : line.slice(0, found?.index);
      before = line;
      if (!found || doing.test(asked) || line.startsWith('•')) continue;
      const at = start + found.index;
      report({
        span: { start: at, end: at + found[0].length - 1 },
        message: 'Nothing before this is a choice or may fail; say what the player may do.',
      });
    }
  },
};

/** Choices, and what players do or can fail to do. */
const doing =
  /\b(?:may|unless|can|would|choos|sacrific|discard|pay|remov|exil|return|tap|untap|put|reveal|los|creates?\b|destroy|mill|draw|search|flip|transform|deal|attach|collect|counter|shuffl|cast|play|turn|spend|forage|behold|connive|guess|win|manifest|exert|attack|clash)/i;
