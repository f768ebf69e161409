import { magic } from '../../helpers/applies-to.js';
import { hasNumber, typesWith } from '../../helpers/card-stats.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const planeswalkerWithoutLoyalty: Rule = {
  id: 'planeswalker-without-loyalty',
  summary: 'A planeswalker card has no loyalty.',
  why:
    'A planeswalker enters with as many loyalty counters as its loyalty number (rule 306.5), and without one it ' +
    'is put into the graveyard at once. Card text gives the loyalty on its own line, as “Loyalty: 4” or “[4]”.',
  cite: magicRule('306.5a', ''),
  // Many card lists omit it although the card has it.
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['Planeswalker'],
  examples: [
    {
      wrong: 'Orla, Ash Seer {2}{R}\nLegendary Planeswalker — Orla\n+1: Draw a card, then discard a card.',
      right: 'Orla, Ash Seer {2}{R}\nLegendary Planeswalker — Orla\n+1: Draw a card, then discard a card.\nLoyalty: 3',
      of: 'cards',
    },
  ],
  check({ face, card }, report) {
    // The effect that creates a token may give the number of counters, and many programs' files have no field for it.
    if (card.role === 'token' || card.form !== 'block') return;
    const planeswalker = typesWith(face, /planeswalker/i)?.types.find(
      ({ text }) => text.toLowerCase() === 'planeswalker',
    );
    if (!planeswalker || hasNumber(face, 'Loyalty')) return;
    report({
      region: face.typeLine!,
      span: planeswalker.span,
      message: 'This planeswalker has no loyalty; add a line such as “Loyalty: 4”.',
    });
  },
};
