import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonCards } from '../../../server/src/export/json-cards.js';
import type { Card } from '../../../server/src/formats/card.js';
import { formatFor } from '../../../server/src/formats/index.js';
import { cardText, readCards, textsOf } from '../support/card-text.js';
import { seeded } from '../support/seeded.js';

/** Cards as they read once they are written. */
function readBack(text: string): readonly Card[] {
  const document = formatFor('cards.json', text.slice(0, 4096))!.read('cards.json', text);
  expect(document.problems).toEqual([]);
  return document.cards.map(({ card }) => card);
}

/** The text of a card, white space at the ends of a field apart. */
function texts({ faces }: Card) {
  const tidy = (text: string | undefined) => (text ?? '').trim();
  return faces.map((face) => {
    const { name, manaCost, typeLine, rulesText, stats, flavor } = textsOf(face);
    const fields = [name, manaCost, typeLine, rulesText].map(tidy);
    // A number in brackets is told of as a loss.
    const pair = tidy(stats).startsWith('[') ? '' : tidy(stats).replace(/ ?\/ ?/, '/');
    return [...fields, pair, ...flavor.map(tidy).filter((line) => line !== '')];
  });
}

describe('cards written as JSON', () => {
  it('are objects like Scryfall’s', () => {
    const cards = readCards(
      'Cinder Sage {2}{R}\nLegendary Planeswalker — Sage (mythic)\n+1: Create a Wisp token.\nLoyalty: 4\nArtist: A. Painter\nFlavor: "Ash."',
    );
    const tokens = readCards(
      'Wisp Token\nCreature — Wisp\nColor: red and white\nHaste\n1/1\n//\nHusk\nArtifact',
      'a.tokens',
    );
    const { text, losses } = jsonCards([cards, tokens]);
    expect(losses).toEqual([]);
    expect(JSON.parse(text)).toEqual([
      {
        object: 'card',
        name: 'Cinder Sage',
        mana_cost: '{2}{R}',
        type_line: 'Legendary Planeswalker — Sage',
        oracle_text: '+1: Create a Wisp token.',
        rarity: 'mythic',
        loyalty: '4',
        artist: 'A. Painter',
        flavor_text: '"Ash."',
      },
      {
        object: 'card',
        name: 'Wisp Token // Husk',
        type_line: 'Creature — Wisp // Artifact',
        layout: 'double_faced_token',
        card_faces: [
          {
            object: 'card_face',
            name: 'Wisp Token',
            mana_cost: '',
            type_line: 'Creature — Wisp',
            oracle_text: 'Haste',
            power: '1',
            toughness: '1',
            colors: ['R', 'W'],
          },
          { object: 'card_face', name: 'Husk', mana_cost: '', type_line: 'Artifact', oracle_text: '', colors: [] },
        ],
      },
    ]);
  });

  it('come with a list of what the format has no place for', () => {
    const cards = readCards(
      'Set: Ashes\n\n# tokenwright-disable x-undefined\nEmber {R}\nInstant\nDraw a card.\nNote: too strong?\n\nUnit\nUnit\n[3]\nMight: 3',
    );
    const card = { name: 'Ember', type: 'Instant', types: ['Instant'], layout: 'token', reverseRelated: ['Ash'] };
    const other = formatFor('a.json', JSON.stringify([card]))!;
    const { text, losses } = jsonCards([cards, other.read('a.json', JSON.stringify([card]))]);
    expect(losses.map(({ card: name, what }) => `${name}: ${what}`)).toEqual([
      'null: the header’s line “Set: Ashes”',
      'null: comments that silence rules',
      'Ember: the line “Note: too strong?”',
      'Unit: the number [3]',
      'Unit: the line “Might: 3”',
    ]);
    expect(JSON.parse(text)[2].all_parts).toEqual([{ object: 'related_card', component: 'token_maker', name: 'Ash' }]);
  });

  it('read back with the same text, whatever they say', () => {
    fc.assert(
      fc.property(cardText, fc.constantFrom('a.cards', 'a.tokens'), (text, path) => {
        const document = readCards(text.replace(/[\\\ufffd\0]/g, ''), path);
        if (document.cards.length === 0) return;
        const before = document.cards.map(({ card }) => card);
        const after = readBack(jsonCards([document]).text);
        expect(after.map(texts)).toEqual(before.map(texts));
        if (path === 'a.tokens') expect(after.every(({ role }) => role === 'token')).toBe(true);
      }),
      seeded,
    );
  });
});
