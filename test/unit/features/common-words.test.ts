import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { snapshotOf } from '../support/snapshot.js';

/**
 * Cards of our own. In brackets are the most common keywords, types, subtypes and sentence openings of printed cards, nearly
 * 300 words of four letters or more, each at least once. They all count the same, however common they are: where two of
 * them begin alike, only one can be first. `test/corpus/completion.test.ts` measures words as often as they occur.
 */
const cards = readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8')
  .trim()
  .split('\n\n');

/** The words in brackets, with the text of the card before them. */
function markedWords(card: string): { wanted: string; before: string }[] {
  return [...card.matchAll(/\[([^\]]+)\]/g)].map(({ 1: wanted = '', index }) => ({
    wanted,
    before: card.slice(0, index).replaceAll(/[[\]]/g, ''),
  }));
}

/** Whether the first completion after a text begins with a word. */
function isFirst(wanted: string, text: string): boolean {
  const [best] = completionsAt(snapshotOf({ 'a.cards': text }), text.length, true) ?? [];
  const found = best?.newText.toLowerCase().replaceAll('’', "'") ?? '';
  return found.startsWith(wanted.toLowerCase()) && !/[\p{L}'-]/u.test(found.charAt(wanted.length));
}

describe('the most common words of cards, typed letter by letter', () => {
  const places = cards.flatMap(markedWords);

  it.each([
    [2, 0.705],
    [3, 0.875],
  ])('are first in the list after %i letters', (letters, floor) => {
    const missed = places.filter(({ wanted, before }) => !isFirst(wanted, before + wanted.slice(0, letters)));
    const reached = 1 - missed.length / places.length;
    console.log(
      `common words: of ${places.length}, ${(100 * reached).toFixed(1)} % are first after ${letters} letters`,
    );
    expect(reached).toBeGreaterThan(floor);
  });
});
