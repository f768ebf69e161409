import * as fc from 'fast-check';
import type { Card, CardDocument, Face } from '../../../server/src/formats/card.js';
import { createPlainFormat } from '../../../server/src/formats/plain/plain-format.js';
import { type Region, toSource } from '../../../server/src/text/region.js';
import type { Span } from '../../../server/src/text/span.js';

/** Reads a text as a `.cards` file, without any cache. */
export function readCards(text: string, path = 'test.cards'): CardDocument {
  return createPlainFormat().read(path, text);
}

/** The faces of the only card of a text. */
export function facesOf(text: string, path?: string): readonly Face[] {
  const { cards } = readCards(text, path);
  if (cards.length !== 1) throw new Error(`The text has ${cards.length} cards.`);
  return cards[0]!.card.faces;
}

/** The only face of the only card of a text. */
export function faceOf(text: string, path?: string): Face {
  const faces = facesOf(text, path);
  if (faces.length !== 1) throw new Error(`The card has ${faces.length} faces.`);
  return faces[0]!;
}

/** What a face says, without places. */
export function faceTexts(face: Face) {
  return {
    name: face.name?.text,
    manaCost: face.manaCost?.text,
    typeLine: face.typeLine?.text,
    rulesText: face.rulesText?.text,
    stats: face.stats?.text,
    flavor: face.flavor.map((region) => region.text),
    metadata: face.metadata.map(({ key, value }) => `${key}: ${value.text}`),
  };
}

/** Every region of a card. */
export function regionsOf(card: Card): Region[] {
  return card.faces.flatMap((face) => [
    ...[face.name, face.manaCost, face.typeLine, face.rulesText, face.stats].filter((region) => region !== null),
    ...face.flavor,
    ...face.metadata.map(({ value }) => value),
  ]);
}

/** The source spans of a region's text, separated by hidden pieces. */
export function textSpansOf(region: Region): Span[] {
  const stretches: Span[] = [];
  let at = region.start;
  for (const [sourceLength, textLength] of region.pieces) {
    if (textLength > 0) stretches.push({ start: at, end: at + sourceLength });
    at += sourceLength;
  }
  return stretches;
}

/** The source text of a region in its file. */
export function sourceText(document: CardDocument, text: string, region: Region, within?: Span): string {
  const [placed] = document.cards;
  const span = toSource(region, within ?? { start: 0, end: region.text.length });
  return text.slice((placed?.start ?? 0) + span.start, (placed?.start ?? 0) + span.end);
}

const lines = [
  ...['Cinder Herald {1}{R}', 'Ash, Who: Waits // Ember {2/W} {G}', 'Berry Token', '{3}{U}', 'Half-typed {1}{'],
  ...['Creature — Human Shaman (uncommon)', 'Instant | rare', 'Summon Goblin', 'Unit — Fae', 'Enchant creature'],
  ...['Flying', 'When it dies, create a Berry token. (It’s an artifact.)', '+1: Scry 1.', 'I, II — Draw a card.'],
  ...['2/2', '*/1+*', '[5]', 'Flavor: "Ash."', 'Artist: A. Painter', 'Color: red and white', 'Rarity:', 'Note: x'],
  ...['*soft words*', '“So it ends.”', '—Kel-Doran proverb', '//', '---', '-----', '"', '*', '{', '}', '('],
  ...['Set: Ashes', 'Code: AKD', 'Rulebook: magic-fifth', '# a comment', '#', '  # tokenwright-disable'],
  ...[
    '# tokenwright-disable-next-line some-rule, other-rule -- since it is',
    '   ',
    '\t',
    '',
    '',
    '',
    '\u00a0',
    '\ufeff',
    '\ufffd',
  ],
];

/** Text that mostly looks like card text. */
export const cardText: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '', '', ' ', '\t'),
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...lines) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      ),
      fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', ' \n', '\n\n'),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.flat().join(''));
