import { magic } from '../../helpers/applies-to.js';
import { hasNumber, typesWith } from '../../helpers/card-stats.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const battleWithoutDefense: Rule = {
  id: 'battle-without-defense',
  summary: 'A battle card has no defense.',
  why:
    'A battle enters with as many defense counters as its defense number (rule 310.4), and without one it is put ' +
    'into the graveyard at once. Card text gives the defense on its own line, as “Defense: 4” or “[4]”.',
  cite: magicRule('310.4a', ''),
  // Many card lists omit it although the card has it.
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['Battle'],
  examples: [
    {
      wrong: 'Siege of Low Hall {1}{W}\nBattle — Siege\nWhen this Siege enters, draw a card.',
      right: 'Siege of Low Hall {1}{W}\nBattle — Siege\nWhen this Siege enters, draw a card.\nDefense: 4',
      of: 'cards',
    },
  ],
  check({ face, card }, report) {
    // The effect that creates a token may give the number of counters, and many programs' files have no field for it.
    if (card.role === 'token' || card.form !== 'block') return;
    const battle = typesWith(face, /battle/i)?.types.find(({ text }) => text.toLowerCase() === 'battle');
    if (!battle || hasNumber(face, 'Defense')) return;
    report({
      region: face.typeLine!,
      span: battle.span,
      message: 'This battle has no defense; add a line such as “Defense: 4”.',
    });
  },
};
