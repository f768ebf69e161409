import { inPrintedOrder } from '../../../language/color-order.js';
import type { ColorLetter } from '../../../language/lexicon.js';
import type { Region } from '../../../text/region.js';
import { magic } from '../../helpers/applies-to.js';
import { wordings } from '../../helpers/legacy-wordings.js';
import type { Rule } from '../../rule.js';

export const manaSymbolOrder: Rule = {
  id: 'mana-symbol-order',
  summary: 'The colors of a mana cost are not in the order of printed cards: “{G}{W}{W}” for “{W}{W}{G}”.',
  why:
    'Costs list colors clockwise as on the back of a card, white, blue, black, red, green, and begin where the way around is ' +
    'shortest. So it is {W}{U}, {R}{W} and {G}{W}.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  examples: [
    { wrong: '{1}{U}{W}: Scry 1.', right: '{1}{W}{U}: Scry 1.' },
    {
      wrong: 'Fern Guide {W}{G}\nCreature — Elf\n2/2',
      right: 'Fern Guide {G}{W}\nCreature — Elf\n2/2',
      of: 'cards',
    },
  ],
  check({ face }, report) {
    const check = (region: Region | null) => {
      if (!region) return;
      for (const { match, span } of wordings(region.text, /(?:\{[WUBRG]\}){2,}/g)) {
        const right = inOrder(match[0].match(/[WUBRG]/g)!);
        if (right === null || right === match[0]) continue;
        report({
          region,
          span,
          message: `Cards have these colors in the order ${right}.`,
          fix: { title: `Change to “${right}”`, edits: [{ span, newText: right }] },
        });
      }
    };
    check(face.manaCost);
    check(face.rulesText);
  },
};

/** Symbols in the order of their colors; null if a color is in two places, where the order may mean something. */
function inOrder(symbols: readonly string[]): string | null {
  const runs = new Map<string, string>();
  let before = '';
  for (const symbol of symbols) {
    if (symbol !== before && runs.has(symbol)) return null;
    runs.set(symbol, `${runs.get(symbol) ?? ''}{${symbol}}`);
    before = symbol;
  }
  return inPrintedOrder([...runs.keys()] as ColorLetter[])
    .map((color) => runs.get(color)!)
    .join('');
}
