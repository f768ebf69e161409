import { encodeElement } from '../../../../server/src/formats/notation/xml-encode.js';
import type { WrittenCard } from './format-properties.js';
import { writeCubeCsv } from './writers/cube-csv.js';
import { writeForge } from './writers/forge.js';
import * as json from './writers/json.js';
import { writeMarkdown } from './writers/markdown.js';
import { writeMseSet } from './writers/mse-set.js';
import { writeLackey, writeSpreadsheet, writeTsv } from './writers/spreadsheet.js';

/** An invented set with mistakes of many kinds, and characters that each format encodes differently. */
export const slips: readonly WrittenCard[] = [
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
export const writers: readonly (readonly [path: string, write: (all: readonly WrittenCard[]) => string])[] = [
  ['set.cards', writePlain],
  ['set.xml', writeCockatrice],
  ['akd.mse-set/set', writeMseSet],
  ['cards.json', json.writeScryfall],
  ['escaped.json', json.writeEscapedScryfall],
  ['mtgjson.json', json.writeMtgjson],
  ['all-cards.json', json.writeMseExport],
  ['lackeybot.json', json.writeLackeyBot],
  ['snapshots.json', json.writeSnapshots],
  ['draft.txt', json.writeDraftmancer],
  ['forge.txt', writeForge],
  ['my.cube.csv', writeCubeCsv],
  ['set.csv', writeSpreadsheet],
  ['set.tsv', writeTsv],
  ['carddata.txt', writeLackey],
  ['diary.md', (all) => `# Day one\n\n${writeMarkdown(all)}`],
];
