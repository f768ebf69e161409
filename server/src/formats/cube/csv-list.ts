import type { CardDocument, FormatProblem, Mention, PlacedCard } from '../card.js';
import { Columns } from '../spreadsheet/columns.js';
import { openQuote, reusableRows, type TableDocument } from '../spreadsheet/read.js';
import { cardOfRow } from '../spreadsheet/row-card.js';
import { delimiterOf, notationOf, type Row, readTable } from '../spreadsheet/rows.js';
import { unreadableCharacters } from '../unreadable.js';
import { isUndecodable } from './mentions.js';

/** The id of the format that reads these tables. */
export const CUBE_CSV = 'cube-csv';

/**
 * Reads a cube list in CSV: CubeCobra's export, or any table with a column for the name. A row is read as a card if it
 * is one of the owner's custom cards and contains its text. Never throws.
 */
export function readCsvList(text: string, previous?: CardDocument): TableDocument {
  const notation = notationOf(delimiterOf(text));
  const { rows, open } = readTable(text, notation);
  const [first, ...entries] = rows;
  const problems: FormatProblem[] = unreadableCharacters(text, { start: 0, end: text.length });
  const heading = first ? text.slice(first.span.start, first.span.end) : '';
  const empty = { format: CUBE_CSV, heading, header: null, cards: [], mentions: [], suppressions: [], problems };
  if (!first) return empty;
  const columns = new Columns(text, notation, first);
  if (!columns.has('name')) {
    if (problems.length === 0) problems.push(missingNameColumn(first));
    return empty;
  }
  if (open !== null) problems.push(openQuote(open));
  const mentions: Mention[] = [];
  const cards: PlacedCard[] = [];
  const reusable = reusableRows(CUBE_CSV, heading, previous);
  for (const row of entries) {
    const name = columns.of<'file'>(row, 'name');
    // After an unclosed quotation mark, everything is one field.
    if (!name || isUndecodable(name.text) || name.text.includes('\n')) continue;
    const custom = isYes(columns.of(row, 'custom')?.text);
    const count = Number.parseInt(columns.of(row, 'count')?.text ?? '1', 10);
    const aside = isYes(columns.of(row, 'maybeboard')?.text);
    mentions.push({ name, span: row.span, count: count > 0 ? count : 1, aside, custom });
    const isOwn = columns.has('custom') ? custom : true;
    if (!isOwn || !columns.of(row, 'rulesText')) continue;
    const { start, end } = row.span;
    cards.push({ card: reusable.get(text.slice(start, end)) ?? cardOfRow(text, row, columns), start });
  }
  return { ...empty, cards, mentions };
}

function isYes(text: string | undefined): boolean {
  return text !== undefined && /^(?:true|yes|1|x)$/i.test(text);
}

function missingNameColumn({ span }: Row): FormatProblem {
  const message =
    'This list has no column “name”, so it names no card. The first row of a cube list in CSV says what the columns ' +
    'are, as in “name,Set,Custom”.';
  return { id: 'cube-missing-column', span, message };
}
