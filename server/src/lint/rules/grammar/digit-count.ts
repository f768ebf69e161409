import { numberWord } from '../../../language/lexicon.js';
import { partOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { wordFrom } from '../../helpers/phrase-boundaries.js';
import { unambiguousArticle } from '../../helpers/unambiguous-article.js';
import type { Rule } from '../../rule.js';

export const digitCount: Rule = {
  id: 'digit-count',
  summary: 'The number of tokens is written in digits.',
  why:
    'Card text spells out the number of tokens, “two 1/1 white Soldier creature tokens”, and uses digits for ' +
    'power and toughness, so that the two are never confused. Only numbers above twenty are written in digits.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create 2 1/1 white Soldier creature tokens.',
      right: 'Create two 1/1 white Soldier creature tokens.',
    },
    { wrong: 'Create 1 tapped Treasure token.', right: 'Create a tapped Treasure token.' },
  ],
  check({ item, on }, report) {
    const count = partOf(item, 'count');
    // "2X", "1-3", "2+X" and "1d6" are not plain numbers.
    const digits =
      count &&
      /(?<![\p{L}\d.,/+*×–-])[0-9]+(?![\p{L}\d/+*×–-]|[.,]\d)/u.exec(
        on.text.slice(count.span.start, count.span.end + 2),
      );
    if (!digits || digits.index + digits[0].length > count.span.end - count.span.start || !partOf(item, 'noun')) return;
    const value = Number(digits[0]);
    const span = { start: count.span.start + digits.index, end: count.span.start + digits.index + digits[0].length };
    const spelled =
      value === 1 && count.text === digits[0] ? article(wordFrom(on.tree, span.end)?.text) : numberWord(value);
    if (spelled === undefined || value < 1) return;
    report({
      span,
      message: `Spell this number out: “${spelled}” instead of “${digits[0]}”.`,
      fix: { title: `Change to “${spelled}”`, edits: [replacement(span, spelled)] },
    });
  },
};

/** "1 Treasure token" becomes "a Treasure token". */
function article(next: string | undefined): string {
  return (next === undefined ? null : unambiguousArticle(next)) ?? 'one';
}
