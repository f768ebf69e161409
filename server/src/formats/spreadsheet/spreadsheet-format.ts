import type { Format } from '../card.js';
import { escapedBreaks } from '../notation/escaped-breaks.js';
import { readCardTable } from './read.js';
import { cardTable, hasCards, notationIn } from './recognise.js';
import { delimiterOf, notationOf, type TableNotation } from './rows.js';

/** Spreadsheets with one card per row, saved as CSV (with commas or semicolons) or TSV. Neither has comments. */
export function createSpreadsheetFormat(): Format {
  return {
    id: 'spreadsheet',
    about: {
      title: 'Spreadsheets of cards',
      recognized:
        'By a row of headings (name, type, and text, cost or power and toughness, under the names people use) above rows with card types and mana costs, in a `.csv`, `.tsv` or `.txt` file.',
    },
    files: ['**/*.{csv,tsv}', '**/*.txt'],
    matches: (path, head) => /\.(?:csv|tsv|txt|tab)$/i.test(path) && isCardTable(head, notationIn(head)),
    read(_, whole, previous) {
      const text = whole.toString();
      const notation = notationIn(text.slice(0, MAX_HEAD_LENGTH)) ?? notationOf(delimiterOf(text));
      return readCardTable('spreadsheet', text, notation, {}, previous);
    },
  };
}

/** How much of a file is searched for its headings, in UTF-16 units. */
const MAX_HEAD_LENGTH = 10_000;

/** In LackeyCCG's files, quotation marks have no meaning, and each card is on one line. */
const lackeyNotation: TableNotation = { delimiter: '\t', quotes: 'never' };

/** The card data of LackeyCCG's plugins (`carddata.txt`, lackeyccg.com/makeplugin.html): tab-separated lines. */
export function createLackeyFormat(): Format {
  return {
    id: 'lackey',
    about: {
      title: 'LackeyCCG card data',
      recognized:
        'By a first line with tabs between `Name`, `Set`, `ImageFile` and the like, above lines with card types and mana costs, in a `.txt` file.',
    },
    files: ['**/*.txt'],
    names: ['**/carddata.txt'],
    matches: (path, head) =>
      /\.txt$/i.test(path) &&
      /^\ufeff?Name\t(?:.{0,400}\t)?ImageFile\t/i.test(head) &&
      isCardTable(head, lackeyNotation),
    read: (_, whole, previous) =>
      readCardTable('lackey', whole.toString(), lackeyNotation, { rulesText: escapedBreaks }, previous),
  };
}

function isCardTable(head: string, notation: TableNotation | null): boolean {
  const table = notation && cardTable(head, notation);
  return table !== null && hasCards(table);
}
