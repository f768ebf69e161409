import { magic } from '../../helpers/applies-to.js';
import { phrasingCheck } from '../../helpers/phrasings.js';
import { wordingCheck } from '../../helpers/wordings.js';
import type { Rule } from '../../rule.js';

export const numberInDigits: Rule = {
  id: 'number-in-digits',
  summary: 'The number of cards, creatures or counters is written in digits.',
  why:
    'Card text spells out how many things there are: “draw two cards”. It keeps digits for amounts of damage, life and ' +
    'mana, for power and toughness, and for numbers after a keyword: “deals 2 damage”, “scry 2”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['0 ', '1 ', '2 ', '3 ', '4 ', '5 ', '6 ', '7 ', '8 ', '9 '],
  yieldsTo: ['digit-count'],
  examples: [
    { wrong: 'Draw 2 cards, then discard a card.', right: 'Draw two cards, then discard a card.' },
    { wrong: 'Target player mills 4 cards.', right: 'Target player mills four cards.' },
  ],
  check(face, report) {
    const read = new Set<number>();
    asRead(face, (found) => {
      read.add(found.span.start);
      report(found);
    });
    asWritten(face, (found) => {
      if (!read.has(found.span.start)) report(found);
    });
  },
};

const message = (written: string, right: string | null) => `Spell this number out: “${right}” instead of “${written}”.`;

const asRead = wordingCheck('number-in-digits', message);

const names = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Before nouns of things that cards count in words, also where the text is not read. */
const asWritten = phrasingCheck(
  [
    {
      wrong: /(?<![\d/+−–{.-])\b(?:[2-9]|10)(?= (?:cards|creatures|turns|counters|lands|permanents)\b)/g,
      right: ([number]) => names[Number(number)] ?? null,
    },
  ],
  message,
);
