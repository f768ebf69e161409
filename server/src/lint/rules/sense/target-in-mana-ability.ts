import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { paragraphsOf } from '../../helpers/paragraphs.js';
import type { Rule } from '../../rule.js';

export const targetInManaAbility: Rule = {
  id: 'target-in-mana-ability',
  summary: 'An ability that adds mana has a target.',
  why:
    'A mana ability has no targets (rule 605.1a). With one it uses the stack, players can respond to it, and it cannot be ' +
    'activated while a spell is paid for. Cards put such an effect into an ability of its own.',
  cite: magicRule('605.1a', ''),
  severity: 'info',
  fix: 'none',
  scope: 'card',
  appliesTo: magic,
  triggers: ['target'],
  examples: [
    {
      wrong: '{T}: Add {R}. This creature deals 1 damage to target player.',
      right: '{T}: Add {R}. This creature deals 1 damage to you.',
    },
  ],
  check({ text }, report) {
    for (const { start, text: line } of paragraphsOf(text)) {
      const colon = /^(?:\{|Sacrifice |Tap |Pay )[^:]*: /.exec(line)?.[0].length;
      if (colon === undefined || !adding.test(line) || otherwise.test(line)) continue;
      const found = /\btarget\b/.exec(line.slice(colon));
      if (!found) continue;
      const at = start + colon + found.index;
      report({
        span: { start: at, end: at + found[0].length },
        message: 'With a target this is no mana ability, so that it uses the stack.',
      });
    }
  },
};

const adding = /\b[Aa]dds? (?:\{|(?:an amount|one|two|three|X) )/;
const otherwise = /\bWhen|\bspend this\b|\bChoose\b|\bcontrol of\b/;
