import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { clauseBefore, wordingsIn } from '../../helpers/legacy-wordings.js';
import type { Rule } from '../../rule.js';

export const legacyAtEndOfTurn: Rule = {
  id: 'legacy-at-end-of-turn',
  summary: 'Something happens “at end of turn” instead of in the end step.',
  why:
    'Since 2009 such an ability triggers “at the beginning of the next end step” or, every turn, “at the ' +
    'beginning of each end step” (rule 513.1). “Until end of turn” means something else and is correct.',
  cite: magicRule('513.1', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['t end of t', 't the end of'],
  examples: [
    {
      wrong: 'Sacrifice it at end of turn.',
      right: 'Sacrifice it at the beginning of the next end step.',
    },
    {
      wrong: 'At end of turn, draw a card.',
      right: null,
    },
  ],
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, end)) {
      // "If you control no lands at end of turn" is a condition with a time, which only a rewritten trigger could
      // express; "this effect ends at end of turn" is a duration.
      const clause = clauseBefore(text, span.start);
      if (isCondition(clause) || isDuration(clause)) continue;
      const isDelayed = match[0].startsWith('a');
      const right = 'at the beginning of the next end step';
      report({
        span,
        message: '“At end of turn” is outdated; abilities trigger “at the beginning of” an end step.',
        fix: isDelayed ? { title: `Change to “${right}”`, edits: [replacement(span, right)] } : null,
      });
    }
  },
};

function isCondition(clause: string): boolean {
  return /\b(?:if|as long as|unless|while|still)\b/i.test(clause);
}

function isDuration(clause: string): boolean {
  return /\b(?:ends?|expires?|stops?|wears? off|lasts?|unattach(?:es)?) $/i.test(clause);
}

const end = /\bat (?:the )?end of (?:the |this )?turn\b/gi;
