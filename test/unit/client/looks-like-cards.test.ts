import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEAD, looksLikeCards } from '../../../client/src/looks-like-cards.js';

const head = (path: string) => readFileSync(path, 'utf8').slice(0, HEAD);

describe('an XML or JSON file', () => {
  const folder = 'test/fixtures/formats';
  const fixtures = readdirSync(folder).filter((name) => /\.(?:xml|json)$/.test(name));
  it.each(fixtures)('looks like cards in the format of %s', (name) => {
    expect(looksLikeCards(name.split('.').at(-1)!, head(`${folder}/${name}`))).toBe(true);
  });

  it.each([
    '{ "title": "Orchard", "cards": [{ "name": "Dew", "manaCost": "{G}", "types": ["Instant"], "text": "Draw." }] }',
    '[{ "name": "Dew", "mana_cost": "{G}", "type_line": "Instant", "oracle_text": "Draw a card." }]',
    '{ "Dew": { "cost": "{G}", "type": "Instant", "text": "Draw a card.", "rarity": "common" } }',
  ])('looks like cards: %s', (text) => {
    expect(looksLikeCards('json', text)).toBe(true);
  });

  it.each(['package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', 'l10n/bundle.l10n.json'])(
    'does not: %s',
    (path) => {
      expect(looksLikeCards('json', head(path))).toBe(false);
    },
  );

  it('does not: other XML', () => {
    expect(looksLikeCards('xml', '<?xml version="1.0"?><project><name>cards</name></project>')).toBe(false);
  });
});
