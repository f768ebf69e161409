import type { PhrasePart } from '../../../language/tokens/ast.js';
import { partOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withApostropheOf } from '../../helpers/letter-case.js';
import { relativeOf } from '../../helpers/relative-clause.js';
import type { Rule } from '../../rule.js';

export const thatIsContraction: Rule = {
  id: 'that-is-contraction',
  summary: 'A token phrase has “that is” instead of “that’s”.',
  why:
    'Cards write “a token that’s a copy of” and “a token that’s tapped and attacking”, always with the ' +
    'contraction. Only “that is every basic land type” is written out.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a token that is a copy of target creature you control.',
      right: "Create a token that's a copy of target creature you control.",
    },
    {
      wrong: 'Create a 1/1 red Goblin creature token that is tapped and attacking.',
      right: "Create a 1/1 red Goblin creature token that's tapped and attacking.",
    },
  ],
  check({ item, on }, report) {
    if (partOf(item, 'noun')?.plural !== false) return;
    for (const part of item.parts) {
      const relative = relativeOf(part, on.text);
      if (relative?.verb !== 'is' || !isContracted(part)) continue;
      const right = withApostropheOf(on, "that's");
      report({
        span: relative.span,
        message: 'Write “that’s” instead of “that is”.',
        fix: { title: `Change to “${right}”`, edits: [replacement(relative.span, right)] },
      });
    }
  },
};

function isContracted({ kind }: PhrasePart): boolean {
  return kind === 'copy' || kind === 'state' || kind === 'colors' || kind === 'chosen';
}
