import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-2026-09');
const head = { name: 'Ashvale Scout', typeLine: 'Creature — Elf Scout' };

const words = fc.constantFrom(
  ...'a an each target creature creatures you control draws draw card cards enters dies when whenever at the beginning of your upkeep , . : — • " ( ) {T} {2}{G} +1/+1 1/1 flying Elf Elves this it and or then if unless until end turn choose one token create named “ ” \n -3 I II Level 2'.split(
    ' ',
  ),
);
const texts = fc.array(words, { maxLength: 60 }).map((list) => list.join(' '));

describe('the reading of any text', () => {
  it('never throws, and its pieces are in the text and in order', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ maxLength: 200 })), (text) => {
        const { unread, whole, abilities } = readingOf(text, head, current);
        expect(whole).toBe(unread.length === 0);
        for (const { start, end, stoppedAt } of unread) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(stoppedAt).toBeGreaterThanOrEqual(start);
          expect(stoppedAt).toBeLessThanOrEqual(end);
        }
        for (const { start, end } of abilities) expect(start).toBeLessThanOrEqual(end);
      }),
      { numRuns: 300 },
    );
  });

  it('reads long and deeply nested text', () => {
    const long = 'Whenever a creature you control enters and '.repeat(2000);
    expect(readingOf(long, head, current).whole).toBe(false);
    const nested = `${'Creatures you control have "'.repeat(500)}Flying${'"'.repeat(500)}`;
    expect(readingOf(nested, head, current)).toBeDefined();
  });
});
