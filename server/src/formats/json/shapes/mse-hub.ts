import type { Region } from '../../../text/region.js';
import { bracketMarkup } from '../../notation/bracket-markup.js';
import { hubSymbols } from '../../notation/hub-symbols.js';
import { linksInNotes } from '../../notation/mse-notes.js';
import { withoutPrintingCode } from '../../notation/printing-code.js';
import { withoutSlotCode } from '../../notation/slot-code.js';
import { joinFields, plainText, text } from '../fields.js';
import { nameOfFace } from '../names-of-faces.js';
import { numberedFaces } from '../numbered-faces.js';
import type { FaceView, FieldReader, JsonShape } from '../shape.js';

const cardText = (region: Region) => hubSymbols(bracketMarkup(region));
const wholeName = text('card_name', bracketMarkup);
const rules = text('rules_text', cardText);
const special = text('special_text', cardText);
const stats = text('pt');
const both = joinFields([rules, special], '\n');

const name: FieldReader = (face) => {
  const whole = wholeName(face);
  if (!whole) return null;
  const uncoded = withoutPrintingCode(whole, () => plainText(face, 'set'));
  return withoutSlotCode(uncoded, () => [rules, special, stats].some((field) => field(face) !== null));
};

/** The chapters of a Saga (714.2), or a level, at the beginning of a line. */
const section = /^(?:[IVX]+(?:, ?[IVX]+)*\s*[-–—]|LEVEL \d)/im;

/**
 * Magic Set Editor has two text boxes, of which most frames use one: the exporter often repeats the special one as
 * rules text, and the two may then be edited independently. The special text is additional on a plain frame, or if only
 * it has the chapters.
 */
const bothTexts: FieldReader = (face) => {
  const [first, second] = [rules(face), special(face)];
  if (!first || !second) return first ?? second;
  if (first.text.includes(second.text)) return first;
  const isBeside = plainText(face, 'shape') === 'normal' || (section.test(second.text) && !section.test(first.text));
  return isBeside ? both(face) : first;
};

/** Sets exported from Magic Set Editor for an MSE-hub site; the properties of a second face end in `2`. */
export const mseHub: JsonShape = {
  id: 'mse-hub',
  about: {
    title: 'MSE-hub set (`lists/all-cards.json`, `sets/<code>-files/<code>.json`)',
    recognized: 'Entries have `card_name` and `rules_text`, and a `type` or `cost` that can only be a card’s.',
  },
  signatures: [
    ['card_name', 'rules_text'],
    ['card_name', 'type', 'cost'],
  ],
  proofs: ['type', 'cost'],
  faces: (card) => withOwnNames([card, ...numberedFaces(card, ['shape', 'set']).filter(isFace)]),
  fields: {
    name,
    manaCost: text('cost', hubSymbols),
    typeLine: text('type', bracketMarkup),
    rulesText: bothTexts,
    stats,
    flavor: text('flavor_text', bracketMarkup),
    tokenColor: text('color'),
    metadata: {
      Loyalty: text('loyalty'),
      Rarity: text('rarity'),
      Artist: text('artist'),
      Number: text('number'),
    },
  },
  isToken: (card) => /token/i.test(plainText(card, 'shape')),
  links: (card, role) => linksInNotes(text('notes')(card), role),
};

/** A frame for two faces gives the second one a type and a cost even if the user has left it empty. */
function isFace(face: FaceView): boolean {
  return [wholeName, rules, special].some((field) => field(face) !== null);
}

/** The faces of a card, each with its own name: some sites write the names of both on each of them. */
function withOwnNames(faces: readonly FaceView[]): readonly FaceView[] {
  if (faces.length !== 2) return faces;
  const [name, other] = faces.map((face) => plainText(face, 'card_name'));
  if (!name || name !== other) return faces;
  return faces.map((face, at) => ({
    ...face,
    get: (property) => {
      const value = face.get(property);
      return property === 'card_name' && value?.kind === 'text' ? (nameOfFace(value, face.source, at) ?? value) : value;
    },
  }));
}
