import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { everywhere } from '../../helpers/applies-to.js';
import { nearest } from '../../helpers/nearest-word.js';
import { quotedToken, type Remark, remarksInFile, tokensMadeInSet } from '../../helpers/tokens-made-in-set.js';
import type { Rule } from '../../rule.js';

export const tokenWithoutPrint: Rule = {
  id: 'token-without-print',
  summary: 'A card makes a token that is not among the listed prints.',
  why:
    'A missing token is noticed in the middle of a game. If the settings of a set list the available `prints`, ' +
    'every other token is reported once, at the first card that makes it. Without such a list this rule reports ' +
    'nothing.',
  cite: () => null,
  severity: 'info',
  fix: 'none',
  scope: 'set',
  appliesTo: everywhere,
  examples: [
    {
      wrong: 'When this creature dies, create a Food token.',
      right: 'When this creature dies, create a Treasure token.',
      prints: ['Treasure', '1/1 Spirit'],
    },
    {
      wrong: 'When this creature dies, create a 2/2 black Spirit creature token.',
      right: 'When this creature dies, create a 1/1 white Spirit creature token with flying.',
      prints: ['Treasure', '1/1 Spirit'],
    },
  ],
  check(context, report) {
    if (!context.query(listsPrints, '')) return;
    for (const { name, span, message, word } of remarksInFile(context, unlistedTokens)) {
      const near = context.query(nearPrint, name);
      // A print that some token needs is not a typo.
      const isSlip = near !== null && !context.queryAll(isMade, near);
      report({
        span,
        message: isSlip ? `${message}; is it the one listed as “${near}”?` : `${message}.`,
        ...(word === undefined ? {} : { declarable: { list: 'prints', word } }),
      });
    }
  },
};

function listsPrints(set: SetIndex): boolean {
  return set.declared.prints !== null;
}

/** The tokens of a name that have no print. */
function unlistedTokens(set: SetIndex, name: string, edition: Edition): readonly Remark[] {
  const { prints } = set.declared;
  if (!prints) return [];
  const tokens = tokensMadeInSet(set, name, edition).filter(({ is }) => prints.has(is) === false);
  return tokens.map(({ is, first }) => ({
    first,
    message: `No print of ${quotedToken(is)} is listed under “prints”`,
    word: prints.nameFor(is),
  }));
}

/** The print whose name is a typo away from a token's; null if there is none. */
function nearPrint(set: SetIndex, name: string): string | null {
  return nearest(name, set.declared.prints?.names() ?? []);
}

function isMade(set: SetIndex, name: string): boolean {
  return set.makers(name).length > 0;
}
