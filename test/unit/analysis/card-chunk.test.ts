import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsWhere, chunksOf } from '../../../server/src/analysis/set/card-chunk.js';
import type { Card, CardDocument } from '../../../server/src/formats/card.js';
import { createPlainFormat } from '../../../server/src/formats/plain/plain-format.js';
import { collectGarbage } from '../support/collect-garbage.js';
import { seeded } from '../support/seeded.js';

const plain = createPlainFormat();

/** A file with one card per number, whose text has that length. */
function fileOf(lengths: readonly number[], before?: CardDocument): CardDocument {
  const cards = lengths.map((length, at) => `Card ${at} {1}\nInstant\nDraw ${'x'.repeat(length)}.`);
  return plain.read('a.cards', cards.join('\n\n'), before);
}

const lengths = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 600 });

describe('the chunks of a file', () => {
  it('contain all cards in order, at most 256 each', () => {
    fc.assert(
      fc.property(lengths, (all) => {
        const document = fileOf(all);
        const chunks = chunksOf(document);
        expect(chunks.flatMap(({ chunk }) => chunk.cards)).toEqual(document.cards.map(({ card }) => card));
        for (const { chunk, first } of chunks) {
          expect(chunk.cards[0]).toBe(document.cards[first]!.card);
          expect(chunk.cards.length).toBeLessThanOrEqual(256);
        }
      }),
      seeded,
    );
  });

  it('are reused after an edit, except for a few', () => {
    const many = Array.from({ length: 2000 }, (_, at) => (at * 37) % 101);
    const document = fileOf(many);
    const before = new Set(chunksOf(document).map(({ chunk }) => chunk));
    for (const at of [0, 500, 999, 1999]) {
      const edited = fileOf(many.with(at, 200 + at), document);
      expect(chunksOf(edited).filter(({ chunk }) => !before.has(chunk)).length, `after card ${at}`).toBeLessThanOrEqual(
        3,
      );
    }
    expect(before.size).toBeGreaterThan(20);
  });

  it('do not keep removed cards in memory, although each of them began a chunk', async () => {
    const textOf = (card: number) => `Card ${card}\nInstant`;
    let document = plain.read('a.cards', textOf(0));
    const gone: WeakRef<Card>[] = [];
    for (let latest = 1; latest < 400; latest++) {
      gone.push(new WeakRef(document.cards[0]!.card));
      document = plain.read('a.cards', `${textOf(latest)}\n\n${textOf(latest - 1)}`, document);
      chunksOf(document);
    }
    await collectGarbage();
    // The format and the chunks keep references to a few of them.
    expect(gone.filter((card) => card.deref()).length).toBeLessThan(150);
    expect(chunksOf(document).length).toBeGreaterThan(0);
  });

  it('are searched only once for cards that match a predicate', () => {
    let calls = 0;
    const isLong = ({ source }: Card) => {
      calls++;
      return source.length > 150;
    };
    const many = Array.from({ length: 1000 }, (_, at) => (at === 7 || at === 700 ? 200 : (at * 37) % 101));
    const document = fileOf(many);
    expect(cardsWhere(document, isLong)).toEqual([7, 700]);
    expect(calls).toBe(1000);
    expect(cardsWhere(fileOf([...many, 5], document), isLong)).toEqual([7, 700]);
    expect(calls).toBeLessThan(1300);
  });
});
