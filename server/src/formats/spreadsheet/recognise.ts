import { magicTypePrefixes, magicTypes, mainTypes } from '../plain/type-line-words.js';
import { Columns } from './columns.js';
import { notationOf, type Row, readTable, type Table, type TableNotation } from './rows.js';

/** A table of cards with its columns. */
export interface CardTable extends Table {
  readonly columns: Columns;
  /** The rows below the heading row. */
  readonly entries: readonly Row[];
}

/** At most this many rows, such as titles, may precede the heading row. */
const MAX_ROWS_ABOVE = 5;

/** At most this many rows are examined. */
const MAX_SAMPLE_ROWS = 40;

/** The table in this notation, if one of its first rows has the headings of cards; otherwise null. */
export function cardTable(text: string, notation: TableNotation): CardTable | null {
  const table = readTable(text, notation);
  for (const [at, heading] of table.rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const columns = new Columns(text, notation, heading);
    if (isOfCards(columns)) return { ...table, columns, entries: table.rows.slice(at + 1) };
  }
  return null;
}

/**
 * The notation of a spreadsheet, from the first line that has the headings of cards; null if there is none. Cheap:
 * other files are rejected after their first lines.
 */
export function notationIn(head: string): TableNotation | null {
  const lines = head.split(/\r\n?|\n/, MAX_ROWS_ABOVE + 1);
  for (const line of lines) {
    for (const delimiter of [',', ';', '\t']) {
      if (!line.includes(delimiter)) continue;
      const notation = notationOf(delimiter);
      const [heading] = readTable(line, notation).rows;
      if (heading && isOfCards(new Columns(line, notation, heading))) return notation;
    }
  }
  return null;
}

/** Whether the columns can be those of cards: a name, a type, and at least one more field. */
function isOfCards(columns: Columns): boolean {
  const hasType = columns.has('typeLine') || columns.has('supertypes');
  const rest = ['rulesText', 'manaCost', 'stats', 'power', 'loyalty'] as const;
  return columns.has('name') && hasType && rest.some((column) => columns.has(column));
}

/**
 * Whether the first rows are certainly cards: half of the types are card types, and something is written as it only is
 * on cards. Other tables also have names, types (“Land”, “Artifact”) and costs.
 */
export function hasCards({ columns, entries }: CardTable): boolean {
  let typed = 0;
  let recognized = 0;
  let isProven = false;
  for (const row of entries.slice(0, MAX_SAMPLE_ROWS)) {
    const text = (column: Parameters<Columns['of']>[1]) => columns.optional(row, column)?.text ?? '';
    const written = `${text('supertypes')} ${text('typeLine')}`.trim();
    if (written === '') continue;
    typed++;
    const [types = '', subtypes = text('subtypes')] = written.split(/ ?[—–] ?| --? /, 2);
    if (!isCardTypes(types)) continue;
    recognized++;
    isProven ||= isCost(text('manaCost')) || symbol.test(text('rulesText'));
    isProven ||= /creature/i.test(types) && subtypes !== '' && (isNumber(text('power')) || text('stats').includes('/'));
  }
  return isProven && recognized * 2 >= typed;
}

/** Symbols of rules text. */
const symbol = /\{(?:[WUBRGCTQXE]|\d{1,2}|[WUBRG2]\/[WUBRGP])\}/;

/** Whether a text is a mana cost with a color in it. A plain number could be any cost. */
function isCost(text: string): boolean {
  const symbols = text.replace(/[{}/\s]/g, '');
  return text.length <= 40 && /^[\dX]*[WUBRGCSP\d]+$/.test(symbols) && /[WUBRG]/.test(symbols);
}

function isNumber(text: string): boolean {
  return /^(?:\d{1,3}|[*X])/.test(text);
}

/** Whether words are supertypes and card types, including one of the common types of Magic. */
function isCardTypes(text: string): boolean {
  const words = text.toLowerCase().split(/[\s,/]+/);
  const isKnown = (word: string) => magicTypes.has(word) || magicTypePrefixes.has(word) || word === 'token';
  return words.every(isKnown) && words.some((word) => mainTypes.has(word) || word === 'battle' || word === 'token');
}
