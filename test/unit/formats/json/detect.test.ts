import { describe, expect, it } from 'vitest';
import { formatFor, formatOfText, recognise } from '../../../../server/src/formats/index.js';
import type { WrittenCard } from '../support/format-properties.js';
import * as writers from '../support/writers/json.js';

const HEAD = 4096;
const known = (path: string, text: string) => formatFor(path, text.slice(0, HEAD))?.id ?? null;
const json = (value: unknown) => known('set/anything.json', JSON.stringify(value));

const card: WrittenCard = {
  name: 'Ember Wisp',
  manaCost: '{1}{R}',
  typeLine: 'Creature — Elemental',
  rulesText: 'When this creature dies, create a Treasure token.',
  stats: '2/1',
};

describe('JSON with cards', () => {
  it.each([
    ['a list as Scryfall has it', writers.writeScryfall],
    ['the same, escaped and inside an object', writers.writeEscapedScryfall],
    ['a set file of MTGJSON', writers.writeMtgjson],
    ['an export from Magic Set Editor', writers.writeMseExport],
    ['a card file of LackeyBot', writers.writeLackeyBot],
    ['snapshots of an engine', writers.writeSnapshots],
    ['a table of a fan cube', writers.writeFanCube],
  ])('is recognized by its shape: %s', (_, write) => {
    expect(known('x/whatever.json', write([card, card]))).toBe('json');
  });

  it('is recognized wherever the text is cut off, after one complete card', () => {
    const text = writers.writeScryfall([card]);
    const enough = text.indexOf('"oracle_text"');
    expect(known('a.json', text.slice(0, enough))).toBe('json');
    for (let end = 0; end < text.length; end += 7) {
      const id = known('a.json', text.slice(0, end));
      expect(id).toBe(end >= enough ? 'json' : id);
    }
  });

  it('is recognized as a single card, by name and by printing', () => {
    const one = { name: 'Ember Wisp', type_line: 'Creature — Elemental', oracle_text: 'Haste' };
    expect(json(one)).toBe('json');
    expect(json({ 'Ember Wisp': one })).toBe('json');
    expect(json({ 'akd-001': { name: 'Ash', cardType: 'Unit', abilityText: 'When I conquer, draw 1.' } })).toBe('json');
    expect(
      json({ data: { 'Ember Wisp': [{ name: 'Ember Wisp', type: 'Instant', types: [], layout: 'normal' }] } }),
    ).toBe('json');
  });

  it('is recognized as MTGJSON before its first card', () => {
    const meta = { date: '2026-09-25', version: '5.3.0+20260925' };
    expect(json({ meta, data: { baseSetSize: 281, booster: { padding: 'x'.repeat(5000) }, cards: [] } })).toBe('json');
  });

  it('is recognized however far down the first proof is', () => {
    const translations = Array.from({ length: 12 }, (_, i) => ({
      language: `L${i}`,
      faceName: null,
      text: 'x'.repeat(900),
    }));
    const text = JSON.stringify([
      { foreignData: translations, name: 'Ash', type: 'Instant', types: [], layout: 'normal' },
    ]);
    expect(known('a.json', text)).toBe(null);
    expect(formatOfText('a.json', text)?.id).toBe('json');
  });

  it('is recognized from as little of a file as possible', () => {
    const text = JSON.stringify({ settings: { note: 'x'.repeat(9000) }, entries: [] });
    expect(recognise('a.json', text.slice(0, HEAD))).toBe('undecided');
    expect(recognise('a.json', text)).toBe(null);
    expect(recognise('a.json', `{ this is no JSON ${'x'.repeat(9000)}`.slice(0, HEAD))).toBe(null);
    expect(formatOfText('a.json', text)).toBe(null);
  });

  it('is not recognized by the name alone, or with another extension', () => {
    expect(known('cards.json', '')).toBe(null);
    expect(known('cards.jsonc', writers.writeScryfall([card]))).toBe(null);
  });
});

describe('other JSON', () => {
  it.each<[string, unknown]>([
    [
      'package.json',
      { name: 'ash', version: '1.0.0', type: 'module', types: ['x'], keywords: ['card'], scripts: { test: 'x' } },
    ],
    ['tsconfig.json', { compilerOptions: { target: 'es2022', types: ['node'], lib: ['x'] }, include: ['src'] }],
    ['tokenwright.json', { rulebook: 'magic-2026-09', rules: { 'x-undefined': 'off' } }],
    [
      'a translation',
      { card: { name: 'Name', type_line: 'Type line', oracle_text: 'Rules text', mana_cost: 'Mana cost' } },
    ],
    [
      'a translation with headings',
      { name: 'Card Name', type_line: 'Card Type', oracle_text: 'Oracle Text', type: 'Card' },
    ],
    [
      'a schema',
      { type: 'object', properties: { name: { type: 'string' }, type_line: { type: 'string' }, oracle_text: {} } },
    ],
    ['a mapping of columns', { columns: { name: 'A', mana_cost: 'B', type: 'C', oracle_text: 'D' } }],
    [
      'a deck of names',
      {
        name: 'My deck',
        main: [
          { name: 'Ember Wisp', count: 4 },
          { name: 'Ash', count: 20 },
        ],
      },
    ],
    [
      'a deck that wraps cards',
      {
        name: 'My deck',
        mainboard: {
          'Ember Wisp': {
            quantity: 4,
            card: { name: 'Ember Wisp', type_line: 'Creature — Elemental', oracle_text: 'Haste' },
          },
        },
      },
    ],
    ['prices', { meta: { date: '2026-09-25' }, data: { c0ffee: { paper: { retail: { normal: 1 } } } } }],
    [
      'a menu',
      [
        { name: 'Soup', type: 'starter', text: 'Hot.' },
        { name: 'Cake', type: 'Dessert', text: 'Sweet.' },
      ],
    ],
    ['GeoJSON', { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'A', text: 'B' } }] }],
    ['a lock file', { name: 'ash', lockfileVersion: 3, packages: { '': { name: 'ash', license: 'MIT' } } }],
    [
      'another game',
      [{ id: 1, name: 'Fire Mage', type: 'Minion', cost: 3, attack: 2, health: 4, text: 'Battlecry: Burn.' }],
    ],
    ['another game with types like Riftbound’s', [{ name: 'Fire', type: 'Spell', energy: 3, text: 'Burn.' }]],
    ['columns by name', { Cards: { type: 'Type', text: 'Text', cost: 'Cost', name: 'Name' } }],
    ['artifacts of a game', [{ name: 'Crown', type: 'Artifact', cost: 5, description: 'Shiny.' }]],
    ['artifacts of a build', { Crown: { type: 'Artifact', text: 'x', cost: 'free' } }],
    ['countries', [{ name: 'Ember', type: 'Land', description: 'Warm.' }]],
    ['countries by name', { Ember: { type: 'Land', text: 'Warm.' }, Ash: { type: 'Land', text: 'Cold.' } }],
    ['a mapping of columns by their names', { name: 'A', cost: 'B', type: 'C', text: 'D' }],
    ['filters', { Filters: { type_line: 'Creature', colors: ['W'] }, Search: { text: 'x', type: 'Land use' } }],
    ['a level', { name: 'Plain', type: 'battlefield', units: [{ type: 'unit', x: 1 }], domain: 'example.com' }],
    ['a monitor', { title: 'Load', type: 'unit', color: 'red', might: true }],
    ['a Forge preference', { card_name: 'x', type: 'string', rules: [] }],
    ['words and numbers', ['name', 'type_line', 1, null, true]],
    ['a plain text', 'name'],
    ['nothing', {}],
    ['an empty list', []],
  ])('is ignored: %s', (_, value) => {
    expect(json(value)).toBe(null);
    expect(known('a.json', JSON.stringify(value, null, 2))).toBe(null);
  });

  it.each(['', '   ', '\n', '{', '[', 'name: type_line', '<card>', '"', '[[[[', '{"name":', '// only a comment'])(
    'is ignored: %j',
    (text) => {
      expect(known('a.json', text)).toBe(null);
    },
  );

  it('gives no findings if it was read as cards', () => {
    const format = formatFor('a.json', writers.writeScryfall([card]))!;
    const document = format.read('a.json', '{"meta": {"version": "5.3.0+20260925"}, "data": {"keywords": ["Flying"]}}');
    expect([document.cards, document.problems]).toEqual([[], []]);
  });
});

describe('Draftmancer lists', () => {
  it('are recognized by their custom cards, or by settings before them', () => {
    expect(known('draft.txt', writers.writeDraftmancer([card]))).toBe('draftmancer');
    expect(known('draft.TXT', '[CustomCards]\n\t[\n{ "name": "Ash"')).toBe('draftmancer');
    expect(known('draft.txt', `[Settings]\n{\n "name": "x", "layouts": ${' '.repeat(5000)}`)).toBe('draftmancer');
  });

  it.each([
    ['a deck', '4 Ember Wisp\n20 Mountain\n\nSideboard\n2 Ash\n'],
    ['slots that are a program’s settings', '[Common(10)]\nwidth=3\nheight=4\n'],
    ['an ini file', '[Settings]\nname=ash\n[Window]\nwidth=3\n'],
    ['a diary', 'Today I thought about [CustomCards] again.\n'],
    ['nothing', ''],
  ])('are not confused with %s', (_, text) => {
    expect(known('list.txt', text)).toBe(null);
  });
});
