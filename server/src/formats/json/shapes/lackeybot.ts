import { asterisks } from '../../notation/asterisks.js';
import { pair, plainText, text } from '../fields.js';
import { numberedFaces } from '../numbered-faces.js';
import type { JsonShape } from '../shape.js';

/** The card files of LackeyBot, keyed by name and set; the properties of a second face end in `2`. */
export const lackeybot: JsonShape = {
  id: 'lackeybot',
  about: {
    title: 'LackeyBot (`cards.json`)',
    recognized:
      'Entries have `cardName`, `typeLine` and `rulesText`, and a type line or cost that can only be a card’s.',
  },
  signatures: [['cardName', 'typeLine', 'rulesText']],
  proofs: ['typeLine', 'manaCost'],
  faces: (card) => [card, ...numberedFaces(card).filter((face) => plainText(face, 'cardName') !== '')],
  fields: {
    name: text('cardName'),
    manaCost: text('manaCost'),
    typeLine: text('typeLine'),
    rulesText: text('rulesText', asterisks),
    stats: pair('power', 'toughness'),
    flavor: text('flavorText', asterisks),
    metadata: {
      Loyalty: text('loyalty'),
      Rarity: text('rarity'),
      Artist: text('artist'),
      Number: text('cardID'),
    },
  },
  isToken: (card) => /token/i.test(plainText(card, 'shape')),
};
