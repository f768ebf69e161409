import { bracketMarkup } from '../../notation/bracket-markup.js';
import { linksInNotes } from '../../notation/mse-notes.js';
import { plainText, text, together } from '../fields.js';
import type { FaceView, Field, Shape } from '../shape.js';

const rules = text('rules_text', bracketMarkup);
const special = text('special_text', bracketMarkup);

/**
 * Card text has two boxes, of which most frames have one: the exporter gives a special one as rules text as well. Only on
 * a plain frame is it a text besides.
 */
const bothTexts: Field = (face) => {
  const [first, second] = [rules(face), special(face)];
  if (!first || !second) return first ?? second;
  const isBeside = plainText(face, 'shape') === 'normal' && !first.text.includes(second.text);
  return isBeside ? together([rules, special], '\n')(face) : first;
};

/** Sets exported from Magic Set Editor by the program behind the MSE Hub: further faces have `2` behind every property. */
export const mseExport: Shape = {
  id: 'mse-export',
  marks: [
    ['card_name', 'rules_text'],
    ['card_name', 'type', 'cost'],
  ],
  proofs: ['type', 'cost'],
  faces: (card) => [card, ...['2', '3', '4'].map((number) => numbered(card, number)).filter(isFace)],
  fields: {
    name: text('card_name', bracketMarkup),
    manaCost: text('cost'),
    typeLine: text('type', bracketMarkup),
    rulesText: bothTexts,
    stats: text('pt'),
    flavor: text('flavor_text', bracketMarkup),
    tokenColor: text('color'),
    metadata: {
      Loyalty: text('loyalty'),
      Rarity: text('rarity'),
      Artist: text('artist'),
      Number: text('number'),
    },
  },
  isToken: (card) => plainText(card, 'shape').includes('token'),
  links: (card, role) => linksInNotes(text('notes')(card), role),
};

function numbered({ source, span, get }: FaceView, number: string): FaceView {
  return { source, span, get: (property) => get(property === 'shape' ? property : property + number) };
}

function isFace(face: FaceView): boolean {
  return ['card_name', 'type', 'rules_text', 'cost'].some((property) => plainText(face, property) !== '');
}
