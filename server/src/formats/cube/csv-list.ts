import type { Card, CardDocument, FormatProblem, Mention, PlacedCard } from '../card.js';
import { unreadableCharacters } from '../unreadable.js';
import { cardOfRow } from './csv-card.js';
import { Columns } from './csv-columns.js';
import { type CsvRow, delimiterOf, readCsv } from './csv-rows.js';
import { isBroken } from './text-list.js';

/** The id of the format that reads such tables. */
export const CUBE_CSV = 'cube-csv';

/** A table as it was read, with what rows that did not change are known by. */
interface CsvDocument extends CardDocument {
  readonly heading: string;
}

/**
 * Reads a cube list that is a table: CubeCobra's export, or any with a column for the name. A row whose card is the
 * owner's own, and that holds its text, is a card of the list. Never throws.
 */
export function readCsvList(text: string, previous?: CardDocument): CsvDocument {
  const delimiter = delimiterOf(text);
  const { rows, open } = readCsv(text, delimiter);
  const [first, ...entries] = rows;
  const problems: FormatProblem[] = unreadableCharacters(text, { start: 0, end: text.length });
  const heading = first ? text.slice(first.span.start, first.span.end) : '';
  const empty = { format: CUBE_CSV, heading, header: null, cards: [], mentions: [], suppressions: [], problems };
  if (!first) return empty;
  const columns = new Columns(text, delimiter, first);
  if (!columns.has('name')) {
    if (problems.length === 0) problems.push(noNames(first));
    return empty;
  }
  if (open !== null) problems.push(openQuote(open));
  const mentions: Mention[] = [];
  const cards: PlacedCard[] = [];
  const known = knownCards(heading, previous);
  for (const row of entries) {
    const name = columns.of(row, 'name');
    // Behind a quotation mark that nothing closes everything is one field.
    if (!name || isBroken(name.text) || name.text.includes('\n')) continue;
    const custom = isYes(columns.of(row, 'custom')?.text);
    const count = Number.parseInt(columns.of(row, 'count')?.text ?? '1', 10);
    const aside = isYes(columns.of(row, 'maybeboard')?.text);
    mentions.push({ name, span: row.span, count: count > 0 ? count : 1, aside, custom });
    const isOwn = columns.has('custom') ? custom : true;
    if (!isOwn || !columns.of(row, 'rulesText')) continue;
    const { start, end } = row.span;
    cards.push({ card: known.get(text.slice(start, end)) ?? cardOfRow(text, row, columns), start });
  }
  return { ...empty, cards, mentions };
}

/** The cards of the state before by their rows, so that what did not change is one and the same card. */
function knownCards(heading: string, previous: CardDocument | undefined): Map<string, Card> {
  if (previous?.format !== CUBE_CSV || (previous as CsvDocument).heading !== heading) return new Map();
  return new Map(previous.cards.map(({ card }) => [card.source, card]));
}

function isYes(text: string | undefined): boolean {
  return text !== undefined && /^(?:true|yes|1|x)$/i.test(text);
}

function noNames({ span }: CsvRow): FormatProblem {
  const message =
    'This list has no column “name”, so it names no card. The first row of a cube list in CSV says what the columns ' +
    'are, as in “name,Set,Custom”.';
  return { id: 'cube-missing-column', span, message };
}

function openQuote(at: number): FormatProblem {
  const message = 'This quotation mark is never closed, so what follows is one field. Close it, or write two for one.';
  return { id: 'cube-open-quote', span: { start: at, end: at + 1 }, message };
}
