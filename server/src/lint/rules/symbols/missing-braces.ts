import { costKeywords } from '../../../language/keyword-costs.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { phrasingCheck } from '../../helpers/phrasings.js';
import type { Rule } from '../../rule.js';

/** A cost without braces after one of them, at the beginning of a line or in a list of keywords. */
const afterCostKeyword = new RegExp(
  `(?=[\\dXWUBRGCS])(?<=(?:^|[,;] )(?:${costKeywords}) )(?:\\d+|X)?[WUBRGCS]*(?=$| \\(|[.,;])`,
  'gimu',
);

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
    {
      wrong: 'Counter target spell unless its controller pays 2.',
      right: 'Counter target spell unless its controller pays {2}.',
    },
  ],
  check: phrasingCheck(
    [
      // "2RW, {T}:", "Landfall — 1R:", "2, T:", "1U, T:"
      {
        has: [':'],
        wrong:
          /(?=[\dXWUBRGCTQ])(?<=^(?:• )?(?:\p{Lu}[\p{L}'’ ]*[-–—] )?|[“"])(?:(?:\d+|X+)?[WUBRGC]{1,6}|[TQ]|(?:\d+|X+)(?=, ?(?:\{?[TQ]\b|Sacrifice|Pay|Discard|Exile|Remove)))(?=(?:, ?[^:.\n]+)?:(?: |$))/gmu,
        right: ([symbols]) => inBraces(symbols),
      },
      // "{2}, T: Draw a card.", "1U, T: Draw a card."
      {
        has: [':'],
        wrong: /(?<=(?:\}|(?:^|[“"—] ?)[\dXWUBRGC]+), ?)[TQ](?=(?:, ?[^:.\n]+)?: )/gm,
        right: ([symbols]) => inBraces(symbols),
      },
      // "Surface 3U (…)", "Cycling 1U"
      {
        wrong:
          /(?=[\dXWUBRG]{1,12}(?:$| \(|[.,] ))(?<=^(?:[\p{L} ]+, )?\p{L}[\p{L} ]*\p{Ll}(?:[ —–]))(?:\d+|X)?(?:[WUBRG]{2,6}|(?<=\d|X)[WUBRG])(?=$| \(|[.,] )/gmu,
        right: ([symbols]) => inBraces(symbols),
      },
      // "Equip 3", "Replicate U"
      { wrong: afterCostKeyword, right: ([symbols]) => inBraces(symbols) },
      // "(gu), {T}:", "1(u/r): Draw a card."
      {
        has: ['('],
        wrong:
          /(?=[\dWUBRG]{0,12}\([wubrg2]\/?[wubrgp]\))(?<![\p{L}\d])(?:\d+|[WUBRG])*\([wubrg2]\/?[wubrgp]\)(?:\([wubrg2]\/?[wubrgp]\)|[WUBRG])*(?!\p{L})/giu,
        right: ([symbols]) => inBraces(symbols.toUpperCase().replace(/\((.)\/?(.)\)/g, '<$1/$2>')),
      },
      // "Add GG.", "Add G, W, or U.", "pay 2U"
      {
        has: ['add ', 'adds ', 'pay ', 'pays '],
        wrong:
          /(?<=\b(?:adds?|pays?) )(?:\d*[WUBRGC]{1,6})(?:(?:, [WUBRGC]{1,6})*,? (?:and|or) [WUBRGC]{1,6})?(?=[.,:]| (?:or|and|for|to|unless)\b|$)/gim,
        right: ([symbols]) =>
          /[a-z]/.test(symbols.replace(/ (?:and|or) /g, '')) ? null : symbols.replace(/[\dWUBRGC]+/g, inBraces),
      },
      // "pays 2.", "cost 1 less to cast"
      {
        has: ['pay ', 'pays ', 'cost ', 'costs '],
        wrong:
          /(?<=\bpays? )(?:\d+|X)(?=[.,:]|$| (?:for each|unless|rather|instead)\b)|(?<=\bcosts? )(?:\d+|X)(?= (?:less|more) to (?:cast|activate)\b)/gm,
        right: ([symbols]) => inBraces(symbols),
      },
    ],
    (written, right) => `Symbols are written in braces: “${right}” instead of “${written}”.`,
  ),
};

function inBraces(symbols: string): string {
  return symbols.replace(/<([^>]+)>|\d+|\D/g, (symbol, hybrid?: string) => `{${hybrid ?? symbol}}`);
}
