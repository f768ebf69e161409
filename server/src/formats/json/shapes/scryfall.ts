import { escapedBreaks } from '../../notation/escaped-breaks.js';
import { shortCost } from '../../notation/mana-cost.js';
import { joinFields, list, pair, plainText, text, undeletable } from '../fields.js';
import { linksIn } from '../links.js';
import { type FieldReader, type JsonShape, objectsIn, viewOf } from '../shape.js';

/** The link that the component of an entry of `all_parts` expresses; the second is used by fan cubes only. */
const components: ReadonlyMap<string, 'makes' | 'made by'> = new Map([
  ['token', 'makes'],
  ['token_maker', 'made by'],
]);

const printedTypes = text(['type_line', 'type']);
const typesAndSubtypes = undeletable(joinFields([text('type'), list('subtypes')], ' — '));

/** A whole type line, or the types with the subtypes in a separate list, as in Draftmancer's documentation. */
const typeLine: FieldReader = (face) => {
  const types = printedTypes(face);
  const isWhole = types === null || face.get('type_line') !== undefined || /[—–]| - /.test(types.text);
  return isWhole ? types : typesAndSubtypes(face);
};

/**
 * Cards as returned by Scryfall's API (scryfall.com/docs/api/cards), and similar data: exports of programs, fan cubes
 * since 2025, Draftmancer's custom cards with `type` and `back` (draftmancer.com/cubeformat.html).
 */
export const scryfall: JsonShape = {
  id: 'scryfall',
  about: {
    title: 'Scryfall-like cards (Scryfall’s API, fan cubes, Draftmancer’s custom cards)',
    recognized: 'Entries have a `name` with a `type_line`, an `oracle_text`, or a `mana_cost` and a `type`.',
  },
  signatures: [
    ['name', 'type_line', 'oracle_text'],
    ['name', 'type_line', 'mana_cost'],
    ['name', 'type_line'],
    ['name', 'oracle_text'],
    ['name', 'mana_cost', 'type'],
  ],
  proofs: ['type_line', 'type', 'mana_cost', 'object'],
  faces: (card) => {
    const faces = objectsIn(card.source, card.get('card_faces'));
    if (faces.length > 0) return faces;
    const back = card.get('back');
    return back?.kind === 'object' ? [card, viewOf(card.source, back)] : [card];
  },
  fields: {
    name: text('name'),
    manaCost: text('mana_cost', shortCost),
    typeLine,
    rulesText: text('oracle_text', escapedBreaks),
    stats: pair('power', 'toughness'),
    flavor: text('flavor_text', escapedBreaks),
    tokenColor: list('colors'),
    metadata: {
      Color: list('color_indicator'),
      Loyalty: text('loyalty'),
      Defense: text('defense'),
      Rarity: text('rarity'),
      Artist: text('artist'),
      Number: text('collector_number'),
    },
  },
  isToken: (card) => plainText(card, 'layout').includes('token'),
  // A token's own entry is among its parts, and so are those of tokens made together with it.
  links: (card, role) =>
    linksIn(card, 'all_parts', 'name', (part) => {
      const kind = components.get(plainText(part, 'component')) ?? null;
      return kind === 'makes' && role === 'token' ? null : kind;
    }),
};
