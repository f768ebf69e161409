import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { sheetLine } from '../../../edition/token-sheet.js';
import { everywhere } from '../../helpers/applies-to.js';
import { type Remark, remarksInFile, tokensMadeInSet } from '../../helpers/tokens-made-in-set.js';
import type { Rule } from '../../rule.js';

export const differentTokensSameName: Rule = {
  id: 'different-tokens-same-name',
  summary: 'Cards of a set make different tokens with the same name.',
  why:
    'The rules name most tokens by their subtypes alone (rule 111.4), so one set may well have two Spirits. At ' +
    'the table they are easily confused, and each needs its own print. If your cube should have only one token of ' +
    'each name, turn this rule on.',
  cite: () => null,
  severity: 'off',
  fix: 'none',
  scope: 'set',
  appliesTo: everywhere,
  examples: [
    {
      wrong:
        'Bough Song {W}\nSorcery\nCreate a 1/1 white Spirit creature token with flying.\n\n' +
        'Root Song {B}\nSorcery\nCreate a 2/2 black Spirit creature token.',
      right:
        'Bough Song {W}\nSorcery\nCreate a 1/1 white Spirit creature token with flying.\n\n' +
        'Root Song {B}\nSorcery\nCreate two 1/1 white Spirit creature tokens with flying.',
      of: 'cards',
    },
  ],
  check(context, report) {
    for (const { span, message } of remarksInFile(context, differingTokens)) report({ span, message });
  },
};

/** The tokens of a name that differ from the first one. */
function differingTokens(set: SetIndex, name: string, edition: Edition): readonly Remark[] {
  const [first, ...more] = tokensMadeInSet(set, name, edition).filter(({ is }) => is.types?.length);
  if (!first) return [];
  const before = `the one that ${[...first.cards][0] || 'another card'} makes (${sheetLine(first.is, edition.game)})`;
  return more.map((other) => ({
    first: other.first,
    message: `This “${other.is.name}” differs from ${before}.`,
  }));
}
