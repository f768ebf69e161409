import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { sheetLine } from '../../../edition/token-sheet.js';
import { everywhere } from '../../helpers/applies-to.js';
import { remarksInFile, serializeRemarks, tokensMadeInSet } from '../../helpers/tokens-made-in-set.js';
import type { Rule } from '../../rule.js';

export const differentTokensSameName: Rule = {
  id: 'different-tokens-same-name',
  summary: 'Cards of a set make tokens of one name that are not the same.',
  why:
    'The rules name most tokens by their subtypes alone (rule 111.4), so one set may well have two Spirits. At the table ' +
    'they are easily taken for each other, and each needs a print of its own. Where a cube is to have one of each name, ' +
    'switch this rule on.',
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
    for (const { span, message } of remarksInFile(context, others)) report({ span, message });
  },
};

/** The tokens of a name that are not as the first one is. */
function others(set: SetIndex, name: string, edition: Edition): string {
  const [first, ...more] = tokensMadeInSet(set, name, edition).filter(({ is }) => is.types?.length);
  if (!first) return '';
  const before = `the one that ${[...first.cards][0] || 'another card'} makes (${sheetLine(first.is, edition.game)})`;
  return serializeRemarks(
    more.map((other) => ({
      first: other.first,
      message: `This “${other.is.name}” is not the same token as ${before}.`,
    })),
  );
}
