import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card, CardDocument, Format, PlacedCard } from '../../../../server/src/formats/card.js';
import { textsOfCard } from '../../../../server/src/formats/card-text.js';
import { applyEdits } from '../../../../server/src/lint/fix/fixes.js';
import { lineBreakOf } from '../../../../server/src/text/line-break.js';
import { isEditable, type Region, regionEnd, toSource, toText } from '../../../../server/src/text/region.js';
import { shift } from '../../../../server/src/text/span.js';
import { regionsOf } from '../../support/card-text.js';
import { seeded } from '../../support/seeded.js';

/** A card for a format's writer: each field a trimmed line, the rules text one or more lines. */
export interface WrittenCard {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly rulesText: string;
  readonly stats: string;
}

/** The fields whose text a format must preserve. */
const fields = ['name', 'typeLine', 'rulesText', 'stats'] as const;

/**
 * Tests the properties of every format for arbitrary cards: cards that are written are read back unchanged; every
 * region maps to its position in the file, and spans that begin or end within an escape are widened; replacing text,
 * encoded by the format, changes those words and nothing else; reading never fails, whatever the file contains; and
 * reading after an edit gives the same result with and without the previous document.
 * @param path a file name of the format
 * @param write a whole file with these cards, in this order; its line breaks are `\n`, and are also tested as CRLF
 * @param canHold whether the format's files can contain a text; by default any text
 */
export function checkFormat(
  format: Format,
  path: string,
  write: (cards: readonly WrittenCard[]) => string,
  canHold: (text: string) => boolean = () => true,
): void {
  const lines = line.filter(canHold);
  const rules = fc
    .array(lines, { minLength: 1, maxLength: 4 })
    .map((all) => all.join('\n'))
    .filter(canHold);
  const card: fc.Arbitrary<WrittenCard> = fc.record({
    name: lines,
    manaCost: fc.constantFrom('{1}{R}', '{2}{W/U}{G}', '{X}', '{10}'),
    typeLine: fc.constantFrom('Creature — Elf Druid', 'Instant', 'Legendary Artifact — Food & Drink').filter(canHold),
    rulesText: rules,
    stats: fc.constantFrom('2/2', '*/1+*', '10/-1'),
  });
  const cards = fc.array(card, { minLength: 1, maxLength: 4 });
  const file = fc
    .tuple(cards, fc.constantFrom('\n', '\r\n'))
    .map(([written, lineBreak]) => ({ written, text: write(written).replaceAll('\n', lineBreak) }));

  describe(`any cards as ${format.id}`, () => {
    it('are read as they were written', () => {
      fc.assert(
        fc.property(file, ({ written, text }) => {
          const document = format.read(path, text);
          expect(document.problems).toEqual([]);
          expect(document.cards.map(fieldTexts)).toEqual(written.map((one) => fields.map((field) => one[field])));
        }),
        seeded,
      );
    });

    it('have regions with correct positions', () => {
      fc.assert(
        fc.property(file, ({ text }) => checkPlaces(format.read(path, text), text)),
        seeded,
      );
    });

    it('are changed by an edit only in the edited words', () => {
      const edit = fc.record({
        card: fc.nat(),
        field: fc.constantFrom(...fields),
        from: fc.nat(),
        length: fc.nat(12),
        newText: fc.oneof(lines, fc.constant('')),
      });
      fc.assert(
        fc.property(file, edit, ({ text }, { card: which, field, from, length, newText }) => {
          const document = format.read(path, text);
          const index = which % document.cards.length;
          const placed = document.cards[index]!;
          const region = placed.card.faces[0]?.[field];
          if (!region || region.text === '') return;
          const start = from % region.text.length;
          const span = { start, end: Math.min(region.text.length, start + length) };
          const written = region.encode ? region.encode(newText) : newText;
          if (!isEditable(region, span) || splitsPair(region.text, span) || written === null) return;
          const right = tidy(region.text.slice(0, span.start) + newText + region.text.slice(span.end));
          if (right === '' || !canHold(right)) return;

          const place = shift(toSource(region, span), placed.start);
          const edited = applyEdits(text, [{ span: place, newText: written.replaceAll('\n', lineBreakOf(text)) }]);
          const after = format.read(path, edited, document);
          const before = document.cards.map(fieldTexts);
          const expected = before.map((texts, at) =>
            at === index ? texts.map((one, i) => (fields[i] === field ? right : one)) : texts,
          );
          expect(after.cards.map(fieldTexts)).toEqual(expected);
        }),
        seeded,
      );
    });

    it('are read without failing if the file is broken', () => {
      const damage = fc.record({ at: fc.nat(), cut: fc.nat(40), put: fc.oneof(fc.constant(''), scrap) });
      fc.assert(
        fc.property(file, damage, ({ text }, { at, cut, put }) => {
          const start = at % (text.length + 1);
          const broken = text.slice(0, start) + put + text.slice(start + cut);
          const document = format.read(path, broken);
          checkPlaces(document, broken);
          const again = format.read(path, broken, format.read(path, text));
          expect(shape(again)).toEqual(shape(document));
        }),
        seeded,
      );
    });
  });
}

/** The fields of a card's first face, trimmed. */
function fieldTexts({ card }: PlacedCard): string[] {
  return fields.map((field) => tidy(card.faces[0]?.[field]?.text ?? ''));
}

function tidy(text: string): string {
  const lines = text.split('\n').map((one) => one.trim());
  return lines.filter((one) => one !== '').join('\n');
}

/** Everything in a document except its nested objects. */
function shape({ format, header, cards, suppressions, problems }: CardDocument) {
  return {
    format,
    header,
    suppressions,
    problems,
    cards: cards.map(({ card, start }) => ({ start, source: card.source, role: card.role, text: textsOfCard(card) })),
  };
}

function checkPlaces({ cards, suppressions, problems }: CardDocument, text: string): void {
  let end = 0;
  for (const { card, start } of cards) {
    expect(start).toBeGreaterThanOrEqual(end);
    expect(text.startsWith(card.source, start)).toBe(true);
    end = start + card.source.length;
    for (const region of [...regionsOf(card), ...linkRegions(card)]) checkRegion(region, card);
  }
  for (const { span } of [...suppressions, ...problems]) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    expect(span.end).toBeLessThanOrEqual(text.length);
  }
}

function linkRegions({ links }: Card): Region[] {
  const place = links?.place ? [links.place] : [];
  return [...(links?.entries ?? []).flatMap(({ name, entry }) => [name, entry]), ...place];
}

/** The region lies in its card, its pieces add up, and mapping a span to the file and back never shrinks it. */
function checkRegion(region: Region, { source }: Card): void {
  const { length } = region.text;
  const end = regionEnd(region);
  const textLength = region.pieces.reduce((sum, piece) => sum + piece[1], 0);
  expect([region.start >= 0, end <= source.length, textLength], `the region “${region.text}”`).toEqual([
    true,
    true,
    length,
  ]);
  const step = Math.max(1, Math.floor(length / 7));
  for (let from = 0; from < length; from += step) {
    for (let to = from + 1; to <= length; to += step) {
      const place = toSource(region, { start: from, end: to });
      const back = toText(region, place.start) ?? Number.POSITIVE_INFINITY;
      if (place.start < region.start || place.end > end || place.end <= place.start || back > from) {
        expect.fail(`“${region.text}”: ${from}–${to} leads to ${place.start}–${place.end}, and back to ${back}`);
      }
    }
  }
}

function splitsPair(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const isInside = (at: number) =>
    /[\ud800-\udbff]/.test(text.charAt(at - 1)) && /[\udc00-\udfff]/.test(text.charAt(at));
  return isInside(start) || isInside(end);
}

const words = [
  ...[
    'Flying',
    'Create two 1/1 Goblin tokens.',
    '{T}: Add {C}.',
    '• Draw a card.',
    '+1: Scry 1.',
    '“Ash.”',
    'Food & Drink',
  ],
  ...[
    '"quoted"',
    "don't",
    'a < b',
    'x > y',
    '&amp;',
    '&lt;i&gt;',
    '\\n',
    '\\',
    '[i]soft[/i]',
    '<i>soft</i>',
    '<sym>T</sym>',
  ],
  ...['🜂', 'É', 'e\u0301', 'a\u00a0b', '日本', ']]', ';', ':', '|', '---', '//', '{', '}', '#', 'a\tb'],
];

/** A line of text that a format may find hard to encode. */
const line: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...words) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' ').trim())
  .filter((text) => text !== '' && !/[\n\r\u2028\u2029\0\ufffd]/.test(text));

/** Text that may be in a file by mistake. */
const scrap: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('<', '>', '&', '"', "'", '{', '}', '[', ']', '\\', '\n\n', '<!--', '-->', ']]>', '<card>', '</card>'),
  fc.constantFrom(
    '</text>',
    '<text>',
    '&x;',
    '&#0;',
    '\0',
    '\ufffd',
    '/*',
    '//',
    ',',
    ':',
    'null',
    '\\u12',
    'ALTERNATE',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
