import { refersToActor } from '../../helpers/legacy-wordings.js';
import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const legacyMill: Rule = {
  id: 'legacy-mill',
  summary: 'Cards are put from the top of a library into its graveyard, which is now called milling.',
  why:
    'Since 2020, to put cards from the top of a library into its owner’s graveyard is to mill them (rule 701.17, ' +
    'or another number in older editions). Abilities that refer to milled cards use that word. Reminder text that ' +
    'explains milling keeps the longer words.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: sinceChange('mill'),
  triggers: ['ut the top', 'uts the top'],
  examples: [
    {
      wrong: 'Put the top two cards of your library into your graveyard.',
      right: 'Mill two cards.',
    },
    {
      wrong: 'Target player puts the top card of their library into their graveyard.',
      right: 'Target player mills a card.',
    },
  ],
  check: outdatedCheck(
    'mill',
    (_, right) => `Cards now say “${right.toLowerCase()}”.`,
    (text, { start, end }) => {
      const [, verb = '', whose = ''] = /^(puts?) .* of (your|their|his or her) /i.exec(text.slice(start, end)) ?? [];
      return whose === '' || refersToActor(text.slice(0, start), verb, whose) ? 'safe' : null;
    },
  ),
};
