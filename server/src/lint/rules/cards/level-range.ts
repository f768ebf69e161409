import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const levelRange: Rule = {
  id: 'level-range',
  summary: 'The levels of a leveler overlap, leave a gap, or are not in order.',
  why:
    'Each “LEVEL” line says at how many level counters the lines below it apply (rule 711.2). After “LEVEL 1–3” the next one is ' +
    '“LEVEL 4+”, or there are counts with no or with two sets of abilities.',
  cite: magicRule('711.2', '2020'),
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['LEVEL ', 'Level '],
  examples: [
    {
      wrong: 'Level up {2}\nLEVEL 1-3\n2/2\nLEVEL 3+\n4/4',
      right: 'Level up {2}\nLEVEL 1-3\n2/2\nLEVEL 4+\n4/4',
    },
  ],
  check({ text }, report) {
    let next: number | null = null;
    for (const { 0: line, 1: from, 2: to, index } of text.matchAll(/^LEVEL (\d+)(?:\+|[-–—](\d+))$/gim)) {
      const first = Number(from);
      if (next !== null && first !== next)
        report({
          span: { start: index, end: index + line.length },
          message: `The levels before this end with ${next - 1}, so that this one begins with ${next}.`,
        });
      next = to === undefined ? null : Number(to) + 1;
    }
  },
};
