import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const entersTheBattlefield: Rule = {
  id: 'enters-the-battlefield',
  summary: 'A permanent “enters the battlefield”, which cards since 2024 shorten to “enters”.',
  why:
    'Since Bloomburrow in 2024 a permanent just enters: “When this creature enters”, “This land enters tapped”, ' +
    'and with its controller “Whenever a land you control enters”. After *had*, *would* and *can’t* cards still ' +
    'say “enter the battlefield”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: sinceChange('enters'),
  triggers: ['enters the', 'enter the', 'entering the', 'entered the'],
  examples: [
    {
      wrong: 'When this creature enters the battlefield, draw a card.',
      right: 'When this creature enters, draw a card.',
    },
    { wrong: 'This land enters the battlefield tapped.', right: 'This land enters tapped.' },
    {
      wrong: 'Whenever another creature enters the battlefield under your control, scry 1.',
      right: 'Whenever another creature you control enters, scry 1.',
    },
  ],
  check: outdatedCheck(
    'enters',
    (written, right) => `Cards since 2024 say “${right}” instead of “${written}”.`,
    (text, { end }) => (clearEnd.test(text.slice(end, end + 20)) ? 'safe' : 'suggestion'),
  ),
};

/** What may follow the verb without a doubt that the clause goes on or ends there. */
const clearEnd =
  /^(?:[.,:;)"”\n]|$| (?:and|attached|attacking|as|during|face|for|from|if|or|tapped|this turn|transformed|untapped|while|with)\b)/;
