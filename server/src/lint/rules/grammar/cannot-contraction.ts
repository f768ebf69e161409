import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { wordingsIn } from '../../helpers/legacy-wordings.js';
import { withApostropheOf, withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const cannotContraction: Rule = {
  id: 'cannot-contraction',
  summary: 'Rules text says “cannot” instead of “can’t”.',
  why:
    'Card text always uses the contraction: “This creature can’t block.” Cards have done so from the beginning, ' +
    'and the shorter word is easier to spot.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['annot', 'an not'],
  examples: [
    {
      wrong: 'This creature cannot block.',
      right: "This creature can't block.",
    },
  ],
  check(face, report) {
    for (const { match, span } of wordingsIn(face, cannot)) {
      const right = withCaseOf(match[0], withApostropheOf(face, "can't"));
      report({
        span,
        message: `Write “${right.toLowerCase()}” instead of “${match[0].toLowerCase()}”.`,
        fix: {
          // "You can not only draw a card, but …" means something else.
          kind: /\s/.test(match[0]) ? 'suggestion' : 'safe',
          title: `Change to “${right}”`,
          edits: [replacement(span, right)],
        },
      });
    }
  },
};

const cannot = /\bcan ?not\b/gi;
