import { encodeElement } from '../../../server/src/formats/notation/xml-encode.js';

/** A face of a printed card, from which tests and benchmarks generate card references. */
export interface PrintedFace {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  /** `2/2`; empty if there is none. */
  readonly pt: string;
}

/** A printed card: its front, and its back if it has one. */
export type PrintedCard = readonly [PrintedFace, PrintedFace?];

/** The file formats of card references. */
export type ReferenceShape = 'scryfall' | 'mtgjson' | 'cockatrice';

export const referenceShapes: readonly ReferenceShape[] = ['scryfall', 'mtgjson', 'cockatrice'];

/** The usual file name of each format. */
export const fileNames: Readonly<Record<ReferenceShape, string>> = {
  scryfall: 'default-cards.json',
  mtgjson: 'AtomicCards.json',
  cockatrice: 'cards.xml',
};

/** The text of a reference, card by card, so that references of any size can be generated. */
export function* referenceText(
  shape: ReferenceShape,
  cards: Iterable<PrintedCard>,
  padding = '',
): Generator<string, undefined> {
  const [head, tail] = frames[shape];
  yield head;
  let first = true;
  for (const card of cards) {
    yield `${first || shape === 'cockatrice' ? '' : ',\n'}${entries[shape](card, padding)}`;
    first = false;
  }
  yield tail;
  return undefined;
}

const frames: Readonly<Record<ReferenceShape, readonly [string, string]>> = {
  scryfall: ['[\n', '\n]\n'],
  mtgjson: ['{"meta": {"date": "2026-09-25", "version": "5.2.2"}, "data": {', '}}'],
  cockatrice: [
    '<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_carddatabase version="4">\n<sets><set><name>AKD</name></set></sets>\n<cards>\n',
    '</cards>\n</cockatrice_carddatabase>\n',
  ],
};

const entries: Readonly<Record<ReferenceShape, (card: PrintedCard, padding: string) => string>> = {
  scryfall([front, back], padding) {
    const face = ({ name, manaCost, typeLine, text, pt }: PrintedFace) => ({
      name,
      mana_cost: manaCost,
      type_line: typeLine,
      oracle_text: text,
      ...statsOf(pt),
    });
    const rest = { image_uris: { normal: `https://cards.example/${padding}` }, legalities: { cube: 'legal' } };
    if (!back) return JSON.stringify({ object: 'card', lang: 'en', layout: 'normal', ...face(front), ...rest });
    const name = `${front.name} // ${back.name}`;
    const typeLine = `${front.typeLine} // ${back.typeLine}`;
    const faces = [face(front), face(back)];
    return JSON.stringify({
      object: 'card',
      layout: 'transform',
      name,
      type_line: typeLine,
      card_faces: faces,
      ...rest,
    });
  },

  mtgjson([front, back], padding) {
    const whole = back ? `${front.name} // ${back.name}` : front.name;
    const face = ({ name, manaCost, typeLine, text, pt }: PrintedFace, side: string) => ({
      name: whole,
      ...(back ? { faceName: name, side } : {}),
      ...(manaCost ? { manaCost } : {}),
      layout: back ? 'transform' : 'normal',
      type: typeLine,
      types: [typeLine.split(' ')[0]],
      text,
      ...statsOf(pt),
      rulings: [{ date: '2026-01-01', text: padding }],
    });
    return `${JSON.stringify(whole)}: ${JSON.stringify(back ? [face(front, 'a'), face(back, 'b')] : [face(front, 'a')])}`;
  },

  cockatrice([front, back], padding) {
    const face = ({ name, manaCost, typeLine, text, pt }: PrintedFace, side: string, more = '') => {
      const cost = manaCost.replace(/\{([^}/]+)\}/g, '$1');
      const stats = pt ? `<pt>${pt}</pt>` : '';
      return `<card>\n<name>${encodeElement(name)}</name>\n<text>${encodeElement(text)}</text>\n<prop><layout>normal</layout><side>${side}</side><type>${encodeElement(typeLine)}</type><manacost>${cost}</manacost>${stats}</prop>\n<set picurl="https://cards.example/${padding}" rarity="common">AKD</set>\n${more}</card>\n`;
    };
    if (!back) return face(front, 'front');
    return (
      face(front, 'front', `<related attach="transform">${encodeElement(back.name)}</related>\n`) + face(back, 'back')
    );
  },
};

function statsOf(pt: string): { power?: string; toughness?: string } {
  const [power, toughness] = pt.split('/');
  return power && toughness ? { power, toughness } : {};
}
