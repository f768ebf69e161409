import { describe, expect, it } from 'vitest';
import { indexFile } from '../../../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../../../server/src/analysis/set/set-index.js';
import { formatFor } from '../../../../server/src/formats/index.js';
import { lintSnapshot } from '../../../../server/src/lint/engine/engine.js';
import { fixAll } from '../../../../server/src/lint/fix/fixes.js';
import { defaultSettings } from '../../../../server/src/lint/settings.js';
import { edition } from '../../support/phrases.js';
import type { WrittenCard } from '../support/format-properties.js';
import * as writers from '../support/writers/json.js';

const path = 'set.json';

function lint(text: string) {
  const document = formatFor(path, text.slice(0, 4096))!.read(path, text);
  const set = new SetIndex(new Map([[path, indexFile(path, document, edition())]]));
  return lintSnapshot({ path, text, document, edition: edition(), set }, defaultSettings);
}

/** The findings as the words at their positions in the file. */
const found = (text: string) => lint(text).map(({ rule, span }) => `${rule}: ${text.slice(span.start, span.end)}`);

const wrong: WrittenCard = {
  name: 'Cinder “Ash” Sage',
  manaCost: '{1}{R}',
  typeLine: 'Creature — Human Sage',
  rulesText:
    'When this creature enters, create two treasure token.\n{T}: Create a Rock artifact token with "{T}: Add {C}".',
  stats: '2/2',
};

describe('cards in JSON', () => {
  it.each([
    ['Scryfall', writers.writeScryfall],
    ['escaped Scryfall', writers.writeEscapedScryfall],
    ['MTGJSON', writers.writeMtgjson],
    ['Magic Set Editor', writers.writeMseExport],
    ['an engine', writers.writeSnapshots],
    ['a fan cube', writers.writeFanCube],
  ])('have the same findings, and the same text after fixing: %s', (_, write) => {
    const text = write([wrong, { ...wrong, name: 'Second' }]);
    const rules = lint(text).map(({ rule }) => rule);
    expect(rules).toEqual(lint(writers.writeScryfall([wrong, { ...wrong, name: 'Second' }])).map(({ rule }) => rule));
    expect(rules).toContain('predefined-lowercase');

    const fixed = fixAll(text, lint).text;
    const cards = formatFor(path, fixed.slice(0, 4096))!
      .read(path, fixed)
      .cards.map(({ card }) => card.faces[0]!);
    expect(cards.map(({ name }) => name!.text)).toEqual(['Cinder “Ash” Sage', 'Second']);
    for (const { rulesText } of cards) {
      expect(rulesText!.text).toBe(
        'When this creature enters, create two Treasure tokens.\n{T}: Create a Rock artifact token with "{T}: Add {C}."',
      );
    }
  });

  it('from an MSE-hub site keep the notation of their symbols', () => {
    const text = JSON.stringify({
      cards: [
        {
          card_name: 'Ember Sage',
          type: 'Creature – Human Sage',
          cost: '{1}{BP}{2R}{WU}',
          rules_text: '{HW}, {T}: Create two treasure token with {GU}.',
          special_text: '',
          pt: '2/2',
        },
      ],
    });
    expect(found(text)).not.toContainEqual(expect.stringMatching(/mana|symbol/));
    const fixed = fixAll(text, lint).text;
    expect(fixed).toContain('"cost":"{1}{BP}{2R}{WU}"');
    expect(fixed).toContain('{HW}, {T}: Create two Treasure tokens with {GU}.');
  });

  it('have findings at their words, including escapes', () => {
    const rulesText =
      '[i]Ash[/i] \u2014 Create a Rock artifact token with "{T}: Add {C}". [i](It is.)[/i] Create a treasure token.';
    const card = { card_name: 'Ember', type: 'Instant', cost: '{R}', rules_text: rulesText, shape: 'normal' };
    expect(found(JSON.stringify({ cards: [card] }))).toEqual([
      'unknown-subtype: Rock',
      'missing-color: Rock artifact token',
      'quote-punctuation: \\".',
      'predefined-lowercase: treasure',
    ]);
  });

  it('are identified by their printed names', () => {
    const token = {
      name: 'Goblin Scout',
      type_line: 'Token Creature — Goblin Scout',
      colors: ['R'],
      power: '1',
      toughness: '1',
    };
    const maker = {
      name: 'Watchpost',
      type_line: 'Sorcery',
      oracle_text: 'Create a 1/1 red Goblin Scout creature token.',
    };
    expect(found(JSON.stringify([token, maker]))).toEqual([]);
  });
});
