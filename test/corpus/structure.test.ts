import { describe, expect, it } from 'vitest';
import { readingOf } from '../../server/src/export/reading.js';
import { edition as editionOf } from '../unit/support/phrases.js';
import { missing, readLines } from './corpora.js';
import { compare, type Facts } from './structure.js';
import classified from './structure-disagreements.json' with { type: 'json' };

interface FaceWithFacts {
  readonly name: string;
  readonly faceOf?: string;
  readonly typeLine: string;
  readonly text: string;
  readonly facts: Facts;
}

const edition = editionOf('magic-2026-09');
const file = 'corpus/structure.jsonl';
const skipped = missing(file);

describe.skipIf(skipped !== '')(`facts that others wrote down of cards${skipped}`, () => {
  it('agree with the trees of the cards', () => {
    const faces = readLines<FaceWithFacts>(file);
    const mapped = new Set(faces.flatMap(({ facts }) => facts.actions.map(({ action }) => action)));
    const disagreeing = new Set<string>();
    const families = new Map<string, number>();
    let facts = 0;
    for (const face of faces) {
      const { abilities } = readingOf(face.text, face, edition);
      const { count, disagreements } = compare(face.facts, abilities, mapped);
      facts += count;
      if (disagreements.length > 0) disagreeing.add(face.faceOf ?? face.name);
      for (const disagreement of disagreements) {
        const family = disagreement.split(/[ :]/, 1)[0]!;
        families.set(family, (families.get(family) ?? 0) + 1);
      }
    }
    const cards = new Set(faces.map(({ name, faceOf }) => faceOf ?? name)).size;
    const wrong = [...families.values()].reduce((sum, count) => sum + count, 0);
    const agreeing = { facts: 1 - wrong / facts, cards: 1 - disagreeing.size / cards };
    const byFamily = [...families].map(([family, count]) => `${family} ${count}`).join(', ');
    const known = new Map(classified.map(({ card, class: side }) => [card, side]));
    const ours = [...disagreeing].filter((card) => (known.get(card) ?? 'ours') === 'ours');
    const sides = ['ours', 'theirs', 'open'].map(
      (side) => `${side} ${[...disagreeing].filter((card) => (known.get(card) ?? 'ours') === side).length}`,
    );
    console.log(
      `R7 facts that agree: ${percent(agreeing.facts)} of ${facts}; cards without a disagreement: ${percent(agreeing.cards)} of ${cards} (${byFamily}); cards with one that is ${sides.join(', ')}`,
    );
    expect(agreeing.facts).toBeGreaterThan(0.99);
    expect(1 - ours.length / cards).toBeGreaterThan(0.98);
    // The file lists the cards of one half of the corpus; those of the other half have no class.
    if (faces.some(({ name }) => known.has(name))) expect(ours.filter((card) => !known.has(card))).toEqual([]);
  });
});

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
