import { list, pair, plainText, text } from '../fields.js';
import { namesIn } from '../links.js';
import type { JsonShape } from '../shape.js';

/** Cards and tokens of MTGJSON (mtgjson.com/data-models/card): every face is a separate object. */
export const mtgjson: JsonShape = {
  id: 'mtgjson',
  about: {
    title: 'MTGJSON (set files, `AtomicCards.json`)',
    recognized:
      'Entries have `name`, `type` and `types` with a `layout` or `text`, or `name`, `type`, `manaCost` and `text`; or the file begins with MTGJSON’s `meta`.',
  },
  signatures: [
    ['name', 'type', 'types[]', 'layout'],
    ['name', 'type', 'types[]', 'text'],
    ['name', 'type', 'manaCost', 'text'],
  ],
  proofs: ['type', 'manaCost'],
  faces: (card) => [card],
  fields: {
    name: text(['faceName', 'name']),
    manaCost: text('manaCost'),
    typeLine: text('type'),
    rulesText: text('text'),
    stats: pair('power', 'toughness'),
    flavor: text('flavorText'),
    tokenColor: list('colors'),
    metadata: {
      Color: list('colorIndicator'),
      Loyalty: text('loyalty'),
      Defense: text('defense'),
      Rarity: text('rarity'),
      Artist: text('artist'),
      Number: text('number'),
    },
  },
  isToken: (card) => plainText(card, 'layout').includes('token'),
  links: (card) => namesIn(card, 'reverseRelated', 'made by'),
};
