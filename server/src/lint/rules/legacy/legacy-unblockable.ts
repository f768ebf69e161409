import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { wordingsIn } from '../../helpers/legacy-wordings.js';
import { withApostropheOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const legacyUnblockable: Rule = {
  id: 'legacy-unblockable',
  summary: 'A creature is “unblockable” instead of “can’t be blocked”.',
  why:
    'Unblockable was never a keyword ability, and no card has used the word since 2013. A creature “can’t be ' +
    'blocked” (rule 509.1b), and effects say so.',
  cite: magicRule('509.1b', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['nblockable'],
  examples: [
    {
      wrong: 'Target creature is unblockable this turn.',
      right: "Target creature can't be blocked this turn.",
    },
    {
      wrong: 'Unblockable',
      right: "This creature can't be blocked.",
    },
  ],
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, unblockable)) {
      const isLine = isEdge(text.charAt(span.start - 1)) && isEdge(text.charAt(span.end));
      const cant = withApostropheOf(face, "can't be blocked");
      const right = isLine ? `This creature ${cant}.` : cant;
      report({
        span,
        message: `“Unblockable” is outdated; write “${cant}”.`,
        fix:
          isLine || match[1]
            ? { kind: isLine ? 'suggestion' : 'safe', title: `Change to “${right}”`, edits: [replacement(span, right)] }
            : null,
      });
    }
  },
};

/** A line break, or the beginning or end of the text. */
function isEdge(character: string): boolean {
  return character === '' || character === '\n';
}

const unblockable = /\b(is |are )?unblockable\b/gi;
