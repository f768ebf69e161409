import { slipRule } from '../../helpers/slips.js';

export const wrongWord = slipRule('wrong-word', {
  summary:
    'A word does not fit: another preposition, article, pronoun or conjunction, the word that cards have for it, or one that differs in one letter, does.',
  why:
    'Cards are put “into” a graveyard and “onto” the battlefield, cost “less” and have “fewer” counters. The sentence can’t ' +
    'be read as it is, but it can with another small word, with the word of cards for one of another game (“deck”, “minion”) or of players (“EOT”, “draw phase”), ' +
    'or with a word that differs in one letter: “form” for “from”.',
  severity: 'info',
  examples: [
    { wrong: 'Return target creature at its owner’s hand.', right: 'Return target creature to its owner’s hand.' },
    {
      wrong: 'Whenever a creature which attacked dies, scry 1.',
      right: 'Whenever a creature that attacked dies, scry 1.',
    },
    { wrong: 'Shuffle your deck.', right: 'Shuffle your library.' },
    { wrong: 'Target creature gains flying until EOT.', right: 'Target creature gains flying until end of turn.' },
    { wrong: 'Skip your next draw phase.', right: 'Skip your next draw step.' },
  ],
  message: (written, right) => `“${written}” does not fit here: write “${right}”.`,
});
