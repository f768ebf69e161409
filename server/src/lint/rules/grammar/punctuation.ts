import { slipRule } from '../../helpers/slips.js';

export const punctuation = slipRule('punctuation', {
  summary: 'A mark, a space or a symbol is missing, wrong or one too many.',
  why:
    'Rules text has a comma after a clause that begins with “when”, “if” or “at”, a full stop at the end of each ' +
    'sentence, a colon after a cost, and a long dash after an ability word and “Choose one”. Symbols have braces, and ' +
    'generic mana comes first.',
  severity: 'info',
  examples: [
    {
      wrong: 'Whenever this creature attacks you gain 2 life.',
      right: 'Whenever this creature attacks, you gain 2 life.',
    },
    { wrong: '{T}; Draw a card.', right: '{T}: Draw a card.' },
    { wrong: 'When this creature enters, draw a card', right: 'When this creature enters, draw a card.' },
  ],
  message: (written, right) => `Punctuation: write “${right}” instead of “${written}”.`,
});
