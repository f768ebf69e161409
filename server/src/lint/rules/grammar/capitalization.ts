import { slipRule } from '../../helpers/slips.js';

export const capitalization = slipRule('capitalization', {
  summary: 'A capital letter is missing or one too many.',
  why:
    'Sentences begin with a capital, also after a cost, and so do subtypes and names. Keywords, card types and all ' +
    'other words within a sentence do not.',
  severity: 'info',
  examples: [
    { wrong: '{T}: draw a card.', right: '{T}: Draw a card.' },
    {
      wrong: 'Target creature gains Flying until end of turn.',
      right: 'Target creature gains flying until end of turn.',
    },
    {
      wrong: 'Whenever another goblin you control dies, draw a card.',
      right: 'Whenever another Goblin you control dies, draw a card.',
    },
  ],
  message: (written, right) => `Write “${right}” instead of “${written}”.`,
});
