import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatOfText } from '../../../../server/src/formats/index.js';
import { shapes } from '../../../../server/src/formats/json/shapes/index.js';

/** The cards of an example as “name, cost, type line, numbers”, faces separated by a slash. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'mse-hub': [
    'Lantern Warden, {1}{W/B}{2/W}{B/P}, Creature – Human Soldier, 2/2',
    'Song of Small Lights, {2}{U}, Enchantment – Saga, ',
    'Marra, Keeper of Wicks, {3}{W}, Legendary Planeswalker – Marra, ',
    'Wick, , Token Creature – Elemental, 1/1',
  ],
  scryfall: [
    'Lantern Warden, {1}{W}, Creature — Human Soldier, 2/2',
    'Ditch, {R}, Instant,  / Crossing, {U}, Sorcery, ',
  ],
  mtgjson: ['Lantern Warden, {1}{W}, Creature — Human Soldier, 2/2', 'Wick, , Token Creature — Elemental, 1/1'],
  engine: ['Lantern Warden, {1}{W}, Creature — Human Soldier, 2/2'],
  'fan-cube': ['Lantern Warden, {1}{W}, Creature — Human Soldier, 2/2'],
  lackeybot: [
    'Lantern Warden, {1}{W}, Creature — Human Soldier, 2/2',
    'Ditch, {R}, Instant,  / Crossing, {U}, Sorcery, ',
    'Marra, Keeper of Wicks, {3}{W}, Legendary Planeswalker — Marra, ',
  ],
  other: [
    'Lantern Warden, {1}{W}, Creature — Human Soldier, 2/2',
    'Ditch "Crossing", , Land, ',
    'Small Lights, {U}, Instant, ',
    'Large Lights, {3}{U}, Sorcery, ',
  ],
  riftbound: [
    'Lantern Warden, {E3}, Unit, ',
    'Wick Gatherer, {E2}, Champion Unit, ',
    'Small Lights, {E1}, Spell, ',
    'Wick, {E0}, Token Unit, ',
  ],
};

describe('the examples of JSON', () => {
  it('cover each shape', () => {
    expect(Object.keys(expected).sort()).toEqual(shapes.map(({ id }) => id).sort());
  });

  it.each(Object.entries(expected))('%s is read', (id, cards) => {
    const text = readFileSync(`test/fixtures/formats/${id}.json`, 'utf8');
    const document = formatOfText('cards.json', text)!.read('cards.json', text);
    expect(document.problems).toEqual([]);
    expect(document.game).toBe(shapes.find((shape) => shape.id === id)!.game);
    const summaries = document.cards.map(({ card: { faces } }) =>
      faces
        .map(({ name, manaCost, typeLine, stats }) =>
          [name, manaCost, typeLine, stats].map((field) => field?.text ?? '').join(', '),
        )
        .join(' / '),
    );
    expect(summaries).toEqual(cards);
  });
});
