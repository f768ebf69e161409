import { htmlEntities } from '../../notation/html-entities.js';
import { plainText, text } from '../fields.js';
import type { Shape } from '../shape.js';

/** Riftbound cards by printing, as a public card catalogue keeps them. Symbols stand in brackets, as they are read. */
export const riftbound: Shape = {
  id: 'riftbound',
  about: {
    title: 'Riftbound catalogue',
    recognized: 'x',
  },
  marks: [['name', 'cardType', 'abilityText']],
  proofs: ['cardType'],
  game: 'riftbound',
  faces: (card) => [card],
  fields: {
    name: text('name', htmlEntities),
    typeLine: text('cardType'),
    rulesText: text('abilityText', htmlEntities),
    flavor: text('flavorText', htmlEntities),
    metadata: { Might: text('might'), Rarity: text('rarity') },
  },
  // Tokens are numbered for themselves: SFD T02.
  isToken: (card) => /-t\d+$/i.test(plainText(card, 'id')),
};
