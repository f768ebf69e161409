import { inside, pair, text } from '../fields.js';
import { type JsonShape, objectsIn, viewOf } from '../shape.js';

/** Card definitions of the rules engine Argentum, in its snapshots and elsewhere. */
export const engine: JsonShape = {
  id: 'engine',
  about: {
    title: 'Snapshots of the rules engine Argentum',
    recognized: 'Entries have `name` and `typeLine`.',
  },
  signatures: [['name', 'typeLine']],
  proofs: ['typeLine', 'manaCost'],
  faces: (card) => {
    const faces = objectsIn(card.source, card.get('cardFaces'));
    if (faces.length > 0) return faces;
    const back = card.get('backFace');
    return back?.kind === 'object' ? [card, viewOf(card.source, back)] : [card];
  },
  fields: {
    name: text('name'),
    manaCost: text('manaCost'),
    typeLine: text('typeLine'),
    rulesText: text('oracleText'),
    stats: inside('creatureStats', pair('power', 'toughness')),
    flavor: inside('metadata', text('flavorText')),
    metadata: {
      Loyalty: text('startingLoyalty'),
      Rarity: inside('metadata', text('rarity')),
      Artist: inside('metadata', text('artist')),
      Number: inside('metadata', text('collectorNumber')),
    },
  },
};
