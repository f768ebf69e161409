import type { Region } from '../../../text/region.js';
import { partOf } from '../../../text/region-parts.js';
import { tableText, tableWords } from '../../notation/escaped-breaks.js';
import { joinFields, pair, plainText, text, undeletable } from '../fields.js';
import { linksIn } from '../links.js';
import { nameOfFace } from '../names-of-faces.js';
import { type FaceView, itemsOf, type JsonShape } from '../shape.js';

const types = joinFields([text('Supertype(s)', tableWords), text('Card Type(s)', tableWords)], ' ');

/**
 * A spreadsheet converted to JSON, as in a fan cube of 2024: most columns are lists, with up to four faces next to each
 * other.
 */
export const fanCube: JsonShape = {
  id: 'fan-cube',
  about: {
    title: 'Table of a fan cube',
    recognized: 'Entries have `Name` with the columns `Card Type(s)` and `Text Box` as lists.',
  },
  signatures: [['Name', 'Card Type(s)[]', 'Text Box[]']],
  proofs: [],
  faces: (card) => {
    const further = [1, 2, 3].map((face) => faceAt(card, face)).filter(isFace);
    return [faceAt(card, 0, further.length > 0), ...further];
  },
  fields: {
    name: text('Name'),
    manaCost: text('Cost'),
    typeLine: undeletable(joinFields([types, text('Subtype(s)', tableWords)], ' — ')),
    rulesText: text('Text Box', tableText),
    stats: pair('power', 'toughness'),
    flavor: text('Flavor Text', tableText),
    metadata: { Loyalty: text('Loyalty') },
  },
  links: (card) => linksIn(card, 'tokens', 'Name', () => 'makes', withoutNumber),
};

/** One face; if there are several, their names are in one text, separated by slashes. */
function faceAt(card: FaceView, face: number, isOfSeveral = true): FaceView {
  const get: FaceView['get'] = (property) => {
    const value = card.get(property);
    if (value?.kind === 'list') return itemsOf(card.source, value)[face];
    if (property !== 'Name' || value?.kind !== 'text' || !isOfSeveral) return face === 0 ? value : null;
    return nameOfFace(value, card.source, face);
  };
  return { source: card.source, span: card.span, get };
}

function isFace(face: FaceView): boolean {
  return ['Cost', 'Card Type(s)', 'Text Box'].some((column) => plainText(face, column) !== '');
}

/** Removes the number of tokens that share a name: "Food 1". */
function withoutNumber(name: Region): Region {
  const number = name.text.search(/[ *]\d{1,3}$/);
  return number < 1 ? name : partOf(name, { start: 0, end: number });
}
