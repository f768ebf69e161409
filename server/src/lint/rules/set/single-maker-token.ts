import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { everywhere } from '../../helpers/applies-to.js';
import { quotedToken, type Remark, remarksInFile, tokensMadeInSet } from '../../helpers/tokens-made-in-set.js';
import type { Rule } from '../../rule.js';

export const singleMakerToken: Rule = {
  id: 'single-maker-token',
  summary: 'Only one card of a set makes a token.',
  why:
    'Every token is another print to find, to sort and to bring along. Cubes with few tokens use each for several ' +
    'cards. Most sets need not care; turn this rule on for those that do.',
  cite: () => null,
  severity: 'off',
  fix: 'none',
  scope: 'set',
  appliesTo: everywhere,
  examples: [
    {
      wrong: 'Bough Song {W}\nSorcery\nCreate two 1/1 white Spirit creature tokens with flying.',
      right:
        'Bough Song {W}\nSorcery\nCreate two 1/1 white Spirit creature tokens with flying.\n\n' +
        'Root Song {2}{W}\nSorcery\nCreate three 1/1 white Spirit creature tokens with flying.',
      of: 'cards',
    },
  ],
  check(context, report) {
    for (const { span, message } of remarksInFile(context, singleMakerTokens)) report({ span, message });
  },
};

/** The tokens of a name that only one card makes. */
function singleMakerTokens(set: SetIndex, name: string, edition: Edition): readonly Remark[] {
  const alone = tokensMadeInSet(set, name, edition).filter(({ cards }) => cards.size === 1);
  return alone.map(({ is, cards, first }) => ({
    first,
    message: `Only ${[...cards][0] || 'this card'} makes ${quotedToken(is)}.`,
  }));
}
