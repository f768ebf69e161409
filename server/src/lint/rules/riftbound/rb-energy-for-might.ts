import { partOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const rbEnergyForMight: Rule = {
  id: 'rb-energy-for-might',
  summary: 'An energy symbol is used for a token’s Might.',
  why:
    'Might is written as a number and the Might symbol: “1 :rb_might:”. The energy symbol with a 1 in it is a ' +
    'cost; card lists made from pictures often confuse the two.',
  cite: () => null,
  severity: 'error',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: riftbound,
  examples: [
    {
      wrong: 'Play two :rb_energy_1: :rb_might: Recruit unit tokens here.',
      right: 'Play two 1 :rb_might: Recruit unit tokens here.',
      rulebook: 'riftbound',
    },
  ],
  check({ item }, report) {
    const might = partOf(item, 'might');
    // `:rb_energy_1:`, `[E1]`: a symbol that contains the number.
    const number = might && /^(?::rb_energy_|\[E)(\d{1,2})[:\]]$/i.exec(might.text)?.[1];
    if (!might || number === undefined) return;
    const symbol = { start: might.span.start, end: might.span.start + might.text.length };
    report({
      span: might.span,
      message: `Might is a number, not an energy symbol: write “${number}”.`,
      fix: { title: `Change to “${number}”`, edits: [replacement(symbol, number)] },
    });
  },
};
