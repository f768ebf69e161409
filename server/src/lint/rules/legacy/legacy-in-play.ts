import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const legacyInPlay: Rule = {
  id: 'legacy-in-play',
  summary: 'Something is in play or leaves play, a zone that is now called the battlefield.',
  why:
    'The zone was renamed in 2009: permanents are on the battlefield, leave the battlefield, and move from the ' +
    'battlefield to other zones (rule 403). “In play” is only correct under the rules of that time.',
  cite: magicRule('403', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['n play', 'rom play', 'eave play', 'eaves play', 'eft play', 'eaving play'],
  yieldsTo: ['legacy-dies'],
  examples: [
    {
      wrong: 'When this creature leaves play, draw a card.',
      right: 'When this creature leaves the battlefield, draw a card.',
    },
    {
      wrong: '{T}: Add {G} for each Elf in play.',
      right: '{T}: Add {G} for each Elf on the battlefield.',
    },
  ],
  check(face, report) {
    for (const { match, span } of wordingsIn(face, play)) {
      const before = match[1]!.toLowerCase();
      const right = `${before === 'in' ? withCaseOf(match[1]!, 'on') : match[1]} the battlefield`;
      report({
        span,
        message: `“${match[0]}” is outdated; the zone is called the battlefield.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
      });
    }
  },
};

const play =
  /\b(in|from|leaves?|left|leaving) play\b(?=[.,;:)\n]|$| (?:this|under|to|into|if|and|or|with|is|are|has|have|than|at|until)\b)/gi;
