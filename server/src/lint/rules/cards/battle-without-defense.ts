import { magic } from '../../helpers/applies-to.js';
import { hasNumber, typesWith } from '../../helpers/card-stats.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const battleWithoutDefense: Rule = {
  id: 'battle-without-defense',
  summary: 'A battle card gives no defense.',
  why:
    'A battle enters with as many defense counters as the number in its corner says (rule 310.4), and without ' +
    'one it goes to the graveyard at once. Card text gives it as “Defense: 4” or “[4]”, on a line of its own.',
  cite: magicRule('310.4a', ''),
  // Many lists of cards leave it out, though the cards have it.
  severity: 'info',
  fix: 'none',
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
    // The effect that makes a token may say with how many counters; many programs' files have no place for any.
    if (card.role === 'token' || card.form !== 'block') return;
    const battle = typesWith(face, /battle/i)?.types.find(({ text }) => text.toLowerCase() === 'battle');
    if (!battle || hasNumber(face, 'Defense')) return;
    report({ region: face.typeLine!, span: battle.span, message: 'This battle has no defense.' });
  },
};
