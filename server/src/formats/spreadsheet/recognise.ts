import { magicTypePrefixes, magicTypes, mainTypes } from '../plain/type-line-words.js';
import { Columns } from './columns.js';
import { notationOf, type Row, readTable, type Table, type TableNotation } from './rows.js';

/** A table of cards, and which row says what its columns are. */
export interface CardTable extends Table {
  readonly columns: Columns;
  /** The rows below the headings. */
  readonly entries: readonly Row[];
}

/** Titles and the like may stand above the headings, in so many rows at most. */
const MOST_ABOVE = 5;

/** So many rows are looked at to be sure that they are cards. */
const SAMPLE = 40;

/** A table in this notation, if one of its first rows has the headings of cards; null for any other. */
export function cardTable(text: string, notation: TableNotation): CardTable | null {
  const table = readTable(text, notation);
  for (const [at, heading] of table.rows.slice(0, MOST_ABOVE + 1).entries()) {
    const columns = new Columns(text, notation, heading);
    if (isOfCards(columns)) return { ...table, columns, entries: table.rows.slice(at + 1) };
  }
  return null;
}

/**
 * How a spreadsheet separates its cells, told by the first line that has the headings of cards; null where none has.
 * Cheap: other files are left after their first lines.
 */
export function notationIn(head: string): TableNotation | null {
  const lines = head.split(/\r\n?|\n/, MOST_ABOVE + 1);
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

/** Whether the columns can be those of cards: a name, a type, and what else a card has. */
function isOfCards(columns: Columns): boolean {
  const hasType = columns.has('typeLine') || columns.has('supertypes');
  const rest = ['rulesText', 'manaCost', 'stats', 'power', 'loyalty'] as const;
  return columns.has('name') && hasType && rest.some((column) => columns.has(column));
}

/**
 * Whether the first rows leave no doubt that they are cards: half of the types are card types, and something is written as
 * only cards have it. Other tables have names, types (“Land”, “Artifact”) and costs as well.
 */
export function holdsCards({ columns, entries }: CardTable): boolean {
  let typed = 0;
  let known = 0;
  let isProven = false;
  for (const row of entries.slice(0, SAMPLE)) {
    const text = (column: Parameters<Columns['of']>[1]) => columns.optional(row, column)?.text ?? '';
    const written = `${text('supertypes')} ${text('typeLine')}`.trim();
    if (written === '') continue;
    typed++;
    const [types = '', subtypes = text('subtypes')] = written.split(/ ?[—–] ?| --? /, 2);
    if (!isCardTypes(types)) continue;
    known++;
    isProven ||= isCost(text('manaCost')) || symbol.test(text('rulesText'));
    isProven ||= /creature/i.test(types) && subtypes !== '' && (isNumber(text('power')) || text('stats').includes('/'));
  }
  return isProven && known * 2 >= typed;
}

/** The symbols that stand in rules text. */
const symbol = /\{(?:[WUBRGCTQXE]|\d{1,2}|[WUBRG2]\/[WUBRGP])\}/;

/** Whether a text is a mana cost with a color in it. A number alone is the cost of anything. */
function isCost(text: string): boolean {
  const symbols = text.replace(/[{}/\s]/g, '');
  return text.length <= 40 && /^[\dX]*[WUBRGCSP\d]+$/.test(symbols) && /[WUBRG]/.test(symbols);
}

function isNumber(text: string): boolean {
  return /^(?:\d{1,3}|[*X])/.test(text);
}

/** Whether words are supertypes and card types, with a type that cards of Magic mostly have. */
function isCardTypes(text: string): boolean {
  const words = text.toLowerCase().split(/[\s,/]+/);
  const isKnown = (word: string) => magicTypes.has(word) || magicTypePrefixes.has(word) || word === 'token';
  return words.every(isKnown) && words.some((word) => mainTypes.has(word) || word === 'battle' || word === 'token');
}
