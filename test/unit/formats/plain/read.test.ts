import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardDocument } from '../../../../server/src/formats/card.js';
import { CardCache } from '../../../../server/src/formats/card-cache.js';
import { parseCard } from '../../../../server/src/formats/plain/card-parser.js';
import { createPlainFormat } from '../../../../server/src/formats/plain/plain-format.js';
import { overlap } from '../../../../server/src/text/span.js';
import { cardText, readCards, regionsOf, textSpansOf } from '../../support/card-text.js';
import { seeded } from '../../support/seeded.js';

/** A set with this many cards, all different. */
const setOf = (size: number) =>
  Array.from({ length: size }, (_, i) => `Wisp ${i} {R}\nCreature — Elemental\nWhen it dies, scry ${i}.\n1/1`).join(
    '\n\n',
  );

describe('reading any text', () => {
  it('never fails, and every region has the text at its position in the file', () => {
    fc.assert(
      fc.property(cardText, (text) => {
        for (const { card, start } of readCards(text).cards) {
          expect(text.startsWith(card.source, start)).toBe(true);
          for (const region of regionsOf(card)) {
            let at = region.start;
            let read = 0;
            for (const [sourceLength, textLength] of region.pieces) {
              const inSource = card.source.slice(at, at + sourceLength);
              const inText = region.text.slice(read, read + textLength);
              expect(inSource.length).toBe(sourceLength);
              if (sourceLength === textLength) expect(inText).toBe(inSource.replace('\r', '\n'));
              else if (textLength > 0) expect([inText, inSource.trim()]).toEqual(['\n', '']);
              at += sourceLength;
              read += textLength;
            }
            expect(read).toBe(region.text.length);
          }
        }
      }),
      seeded,
    );
  });

  it('never gives two parts the same position', () => {
    fc.assert(
      fc.property(cardText, (text) => {
        const { cards, header, suppressions } = readCards(text);
        let end = header?.span.end ?? 0;
        for (const { card, start } of cards) {
          expect(start).toBeGreaterThanOrEqual(end);
          end = start + card.source.length;
          const stretches = regionsOf(card).flatMap(textSpansOf);
          stretches.forEach((one, i) => {
            expect(stretches.some((other, j) => i !== j && overlap(one, other))).toBe(false);
          });
          for (const face of card.faces) expect(face.span.end).toBeLessThanOrEqual(card.source.length);
        }
        for (const { span, scope } of suppressions) {
          expect(span.end).toBeLessThanOrEqual(scope.start);
          expect(scope.end).toBeLessThanOrEqual(text.length);
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      seeded,
    );
  });

  it('does not fail on any other kind of text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(() => readCards(text)).not.toThrow();
      }),
      seeded,
    );
  });
});

describe('reading a text again after an edit', () => {
  const edits = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(30),
      text: fc.oneof(cardText, fc.constantFrom('', '\n', '\r', '#', 'x')),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const edited = (text: string, edit: { at: number; length: number; text: string }) => {
    const at = Math.floor(edit.at * text.length);
    return text.slice(0, at) + edit.text + text.slice(at + edit.length);
  };

  it('gives the same result as reading the whole text', () => {
    fc.assert(
      fc.property(cardText, cardText, edits, (first, second, all) => {
        const format = createPlainFormat();
        let text = first + second;
        let document: CardDocument = format.read('a.cards', text);
        for (const edit of all) {
          text = edited(text, edit);
          document = format.read('a.cards', text, document);
          expect(document).toEqual(readCards(text, 'a.cards'));
        }
      }),
      { ...seeded, numRuns: 1_500 },
    );
  });

  it('parses the one edited card, and keeps all others', () => {
    const format = createPlainFormat();
    const text = setOf(500);
    const before = format.read('a.cards', text);
    const parsed = format.parsedBlocks();
    const at = text.indexOf('scry 250.') + 'scry 250'.length;
    const after = format.read('a.cards', `${text.slice(0, at)}0${text.slice(at)}`, before);
    expect(format.parsedBlocks() - parsed).toBe(1);
    expect(after.cards.length).toBe(500);
    const changed = after.cards.flatMap(({ card }, i) => (card === before.cards[i]?.card ? [] : [i]));
    expect(changed).toEqual([250]);
  });

  it('parses one or two cards if cards are split or joined', () => {
    const format = createPlainFormat();
    const text = setOf(100);
    const document = format.read('a.cards', text);
    const at = text.indexOf('\nWhen it dies, scry 50.');
    const parted = format.read('a.cards', `${text.slice(0, at)}\n${text.slice(at)}`, document);
    expect(parted.cards.length).toBe(101);
    expect(format.parsedBlocks()).toBe(102);
    expect(format.read('a.cards', text, parted)).toEqual(document);
    expect(format.parsedBlocks()).toBe(102);
  });

  it('reads the header again if it was edited', () => {
    const format = createPlainFormat();
    const text = `Set: Ashes\nRulebook: magic-fifth\n\n${setOf(20)}`;
    const document = format.read('a.cards', text);
    const now = format.read('a.cards', text.replace('fifth', '2026-09'), document);
    expect(now.header?.entries[1]?.value.text).toBe('magic-2026-09');
    expect(now.cards.map(({ card }) => card)).toEqual(document.cards.map(({ card }) => card));
    expect(format.parsedBlocks()).toBe(20);
  });

  it('does not reuse a document of another kind of file', () => {
    const format = createPlainFormat();
    const cards = format.read('a.cards', setOf(5));
    expect(format.read('a.tokens', setOf(5), cards).cards.every(({ card }) => card.role === 'token')).toBe(true);
  });
});

describe('the cache of blocks', () => {
  const card = (name: string) => `${name}\nLand`;

  it('parses a block once', () => {
    const cache = new CardCache((source) => parseCard(source, 'card'));
    expect(cache.card(card('One'))).toBe(cache.card(card('One')));
    expect(cache.parsed).toBe(1);
  });

  it('is shared by the files of a set, but not by cards and tokens', () => {
    const format = createPlainFormat();
    const [one] = format.read('a.cards', card('One')).cards;
    const [two] = format.read('b.cards', `Two\nLand\n\n${card('One')}`).cards.slice(1);
    expect(two?.card).toBe(one?.card);
    expect(format.read('c.tokens', card('One')).cards[0]?.card.role).toBe('token');
  });

  it('caches the most recent cards, and forgets the rest', () => {
    const cache = new CardCache((source) => parseCard(source, 'card'));
    const read = (from: number, to: number) => {
      const before = cache.parsed;
      for (let i = from; i < to; i++) cache.card(card(`Card ${i}`));
      return cache.parsed - before;
    };
    expect(read(0, 5000)).toBe(5000);
    expect(read(4985, 5000)).toBe(0);
    expect(read(0, 200)).toBe(200);
  });

  it('caches all cards of a large text that is read again after every edit', () => {
    const cache = new CardCache((source) => parseCard(source, 'card'));
    const document = createPlainFormat().read('a.cards', '');
    for (const parsed of [5000, 1, 1]) {
      const before = cache.parsed;
      cache.begin(document, 5000);
      for (let i = 0; i < 4999; i++) cache.card(card(`Card ${i}`));
      cache.card(card(`Card as typed after ${before}`));
      expect(cache.parsed - before).toBe(parsed);
    }
  });

  it('reuses all cards at the position of an edit, however many', () => {
    const format = createPlainFormat();
    const text = setOf(3000);
    const document = format.read('a.cards', text);
    const now = format.read('a.cards', `New\nLand\n\n${text}\n\nLast\nLand`, document);
    expect(now.cards.slice(1, -1).map(({ card }) => card)).toEqual(document.cards.map(({ card }) => card));
    expect(format.parsedBlocks()).toBe(3002);
  });
});
