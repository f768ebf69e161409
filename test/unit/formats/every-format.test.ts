import { describe, expect, it } from 'vitest';
import { indexFile, SetIndex } from '../../../server/src/analysis/set-index.js';
import type { CardDocument } from '../../../server/src/formats/card.js';
import { formatFor } from '../../../server/src/formats/index.js';
import { encodeElement } from '../../../server/src/formats/notation/xml-encode.js';
import { lintSnapshot } from '../../../server/src/lint/engine.js';
import type { Finding } from '../../../server/src/lint/finding.js';
import { fixAll } from '../../../server/src/lint/fixes.js';
import { ownSettings } from '../../../server/src/lint/settings.js';
import { toText } from '../../../server/src/text/region.js';
import { said } from '../support/card-text.js';
import { edition } from '../support/phrases.js';
import type { WrittenCard } from './support/format-properties.js';
import { writeCubeCsv } from './support/writers/cube-csv.js';
import { writeForge } from './support/writers/forge.js';
import * as json from './support/writers/json.js';
import { writeMarkdown } from './support/writers/markdown.js';
import { writeMseSet } from './support/writers/mse-set.js';

/** An invented set with slips of many kinds, among letters that each format writes in its own way. */
const cards: readonly WrittenCard[] = [
  card('Ember & Ash', 'Create a 1/1 red Goblin creature token with "Whenever this creature attacks, draw a card."'),
  card('Vault Keeper', 'Create a Tresure token. Then create two Food token.'),
  card('Hall of "Echoes"', 'When this creature enters the battlefield, create a 2/2 gren Wolf creature token.'),
  card(
    'Moss Caller',
    'Create an 1/1 green Insect creature token with fliyng.\nSacrifice a Clue: Create 2 Clue tokens.',
  ),
  card(
    'Twin Sentry',
    '{T}: Create a tapped token that is a copy of target creature you control. Its name isn’t its own.',
  ),
  card(
    'Quiet Elder',
    '{2}{G}, {T}: Create a Food Token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
  ),
];

function card(name: string, rulesText: string): WrittenCard {
  return { name, manaCost: '{1}{R}', typeLine: 'Creature — Elf Druid', rulesText, stats: '2/2' };
}

function writePlain(all: readonly WrittenCard[]): string {
  const block = ({ name, manaCost, typeLine, rulesText, stats }: WrittenCard) =>
    `${name} ${manaCost}\n${typeLine}\n${rulesText}\n${stats}\n`;
  return all.map(block).join('\n');
}

function writeCockatrice(all: readonly WrittenCard[]): string {
  const entries = all.map(
    ({
      name,
      typeLine,
      rulesText,
      stats,
    }) => `<card><name>${encodeElement(name)}</name><text>${encodeElement(rulesText)}</text>
<prop><type>${encodeElement(typeLine)}</type><manacost>1R</manacost><pt>${stats}</pt></prop><set>AKD</set></card>`,
  );
  return `<?xml version="1.0"?>\n<cockatrice_carddatabase version="4"><cards>\n${entries.join('\n')}\n</cards></cockatrice_carddatabase>\n`;
}

/** Each format's file name and writer. */
const writers: readonly (readonly [path: string, write: (all: readonly WrittenCard[]) => string])[] = [
  ['set.cards', writePlain],
  ['set.xml', writeCockatrice],
  ['akd.mse-set/set', writeMseSet],
  ['cards.json', json.writeScryfall],
  ['escaped.json', json.writeEscapedScryfall],
  ['mtgjson.json', json.writeMtgjson],
  ['all-cards.json', json.writeMseExport],
  ['snapshots.json', json.writeSnapshots],
  ['draft.txt', json.writeDraftmancer],
  ['forge.txt', writeForge],
  ['my.cube.csv', writeCubeCsv],
  ['diary.md', (all) => `# Day one\n\n${writeMarkdown(all)}`],
];

function read(path: string, text: string): CardDocument {
  const format = formatFor(path, text.slice(0, 4096));
  if (!format) throw new Error(`no format reads ${path}`);
  return format.read(path, text);
}

function lint(path: string, text: string): readonly Finding[] {
  const document = read(path, text);
  const rules = edition();
  const set = new SetIndex(new Map([[path, indexFile(path, document, rules)]]));
  return lintSnapshot({ path, text, document, edition: rules, set }, ownSettings);
}

/** A finding by the words of card text that it stands at, however the file writes them. */
function atWords(path: string, text: string): string[] {
  const { cards: placed } = read(path, text);
  return lint(path, text).map(({ rule, span, card: name }) => {
    for (const { card: read, start } of placed) {
      for (const { rulesText, typeLine } of read.faces) {
        for (const region of [rulesText, typeLine]) {
          const [from, to] = region
            ? [toText(region, span.start - start), toText(region, span.end - start)]
            : [null, null];
          if (region && from !== null && to !== null) return `${name}: ${rule}: ${region.text.slice(from, to)}`;
        }
      }
    }
    return `${name}: ${rule}: ?`;
  });
}

/** What the cards say after all safe fixes. */
function fixed(path: string, text: string) {
  const result = fixAll(text, (now) => lint(path, now));
  return { count: result.count, faces: read(path, result.text).cards.map(({ card: one }) => one.faces.map(said)) };
}

describe('one set in every format', () => {
  const [[plainPath, writeAll]] = writers as [(typeof writers)[number]];
  const plainText = writeAll(cards);
  const expected = atWords(plainPath, plainText).sort();

  it('has slips of many kinds', () => {
    expect(new Set(expected.map((each) => each.split(': ')[1])).size).toBeGreaterThanOrEqual(8);
    expect(expected.filter((each) => each.endsWith('?'))).toEqual([]);
  });

  it.each(writers)('%s has the same findings at the same words', (path, write) => {
    expect(atWords(path, write(cards)).sort()).toEqual(expected);
  });

  it.each(writers)('%s has the same card text after all safe fixes', (path, write) => {
    const there = fixed(path, write(cards));
    const here = fixed(plainPath, plainText);
    expect(there.count).toBe(here.count);
    expect(there.faces.map(([face]) => face?.rulesText)).toEqual(here.faces.map(([face]) => face?.rulesText));
  });
});
