import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { phrasingCheck } from '../../helpers/phrasings.js';
import type { Rule } from '../../rule.js';

export const missingBraces: Rule = {
  id: 'missing-braces',
  summary: 'A cost or added mana without braces around its symbols: “2RW: Draw a card”.',
  why: 'Each symbol has braces of its own (rule 107.4). Programs print {2}{R}{W} as symbols and “2RW” as letters.',
  cite: magicRule('107.4', ''),
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  examples: [
    { wrong: '2RW, {T}: Draw a card.', right: '{2}{R}{W}, {T}: Draw a card.' },
    { wrong: '{T}: Add GG.', right: '{T}: Add {G}{G}.' },
    { wrong: 'Cycling 1U', right: 'Cycling {1}{U}' },
  ],
  check: phrasingCheck(
    [
      // "2RW, {T}:", "Landfall — 1R:", "2, T:"
      {
        wrong:
          /(?<=^(?:• )?(?:\p{Lu}[\p{L}'’ ]*[-–—] )?|[“"])(?:(?:\d+|X)?[WUBRGC]{1,6}|[TQ]|\d+(?=, ?(?:\{?[TQ]\b|Sacrifice|Pay|Discard|Exile|Remove)))(?=(?:, ?[^:.\n]+)?:(?: |$))/gmu,
        right: ([symbols]) => inBraces(symbols),
      },
      // "{2}, T: Draw a card."
      { wrong: /(?<=\}, ?)[TQ](?=(?:, ?[^:.\n]+)?: )/g, right: ([symbols]) => inBraces(symbols) },
      // "Surface 3U (…)", "Cycling 1U"
      {
        wrong:
          /(?=[\dXWUBRG])(?<=^(?:[\p{L} ]+, )?\p{L}[\p{L} ]*\p{Ll}(?:[ —–]))(?:\d+|X)?(?:[WUBRG]{2,6}|(?<=\d|X)[WUBRG])(?=$| \(|[.,] )/gmu,
        right: ([symbols]) => inBraces(symbols),
      },
      // "Add GG.", "pay 2U"
      {
        wrong: /(?<=\b(?:adds?|pays?) )(?:\d*[WUBRGC]{1,6})(?=[.,:]| (?:or|and|for|to|unless)\b|$)/gim,
        right: ([symbols]) => (/^\d*[WUBRGC]+$/.test(symbols) ? inBraces(symbols) : null),
      },
    ],
    (written, right) => `Symbols are written in braces: “${right}” instead of “${written}”.`,
  ),
};

function inBraces(symbols: string): string {
  return symbols.replace(/\d+|\D/g, '{$&}');
}
