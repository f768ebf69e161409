import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardPlaces } from '../../../server/src/analysis/set/card-places.js';
import { type FileIndex, indexFile } from '../../../server/src/analysis/set/file-index.js';
import { editionOf } from '../../../server/src/edition/derive.js';
import { createPlainFormat } from '../../../server/src/formats/plain/plain-format.js';
import { bundledRulebook, defaultRulebookId } from '../../../server/src/rulebook/bundled.js';
import { seeded } from '../support/seeded.js';

const plain = createPlainFormat();
const edition = editionOf(bundledRulebook(defaultRulebookId)!);

/** A file with a card of each name. */
function fileOf(path: string, names: readonly string[]): FileIndex {
  const text = names.map((name) => `${name} {1}\nInstant\nDraw a card.`).join('\n\n');
  return indexFile(path, plain.read(path, text), edition);
}

const names = ['Ash', 'Birch', 'Cedar'];
const cards = fc.array(fc.constantFrom(...names), { maxLength: 5 });
const set = fc.record({ 'b.cards': cards, 'a.cards': cards, 'c.cards': cards });

function placesIn(files: Readonly<Record<string, readonly string[]>>): CardPlaces {
  return new CardPlaces(Object.entries(files).map(([path, cardNames]) => fileOf(path, cardNames)));
}

/** The results for all names. */
function resultsOf(places: CardPlaces) {
  return { lists: names.map((name) => places.get(name.toLowerCase())), shared: new Set(places.duplicates) };
}

describe('CardPlaces', () => {
  it('lists the files with cards of a name in order of their paths, with counts', () => {
    const places = placesIn({ 'b.cards': ['Ash', 'Birch', 'Ash'], 'a.cards': ['Ash', 'Cedar'] });
    expect(places.get('ash')).toEqual([
      { path: 'a.cards', cards: 1 },
      { path: 'b.cards', cards: 2 },
    ]);
    expect(places.get('cedar')).toEqual([{ path: 'a.cards', cards: 1 }]);
    expect(places.get('fir')).toEqual([]);
    expect([...places.duplicates]).toEqual(['ash']);
  });

  it('is the same after incremental changes as when built from the changed files', () => {
    fc.assert(
      fc.property(set, set, (before, after) => {
        const places = placesIn(before);
        for (const path of ['a.cards', 'b.cards', 'c.cards'] as const) {
          for (const name of names) {
            const count = (files: typeof before) => files[path].filter((other) => other === name).length;
            const by = count(after) - count(before);
            if (by !== 0) places.change(path, name.toLowerCase(), by);
          }
        }
        expect(resultsOf(places)).toEqual(resultsOf(placesIn(after)));
      }),
      seeded,
    );
  });
});
