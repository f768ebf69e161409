import type { Card, CardDocument, FormatProblem, PlacedCard } from '../card.js';
import { unreadableCharacters } from '../unreadable.js';
import { cardTable } from './recognise.js';
import { type CellNotations, cardOfRow } from './row-card.js';
import type { TableNotation } from './rows.js';

/** A table as it was read, with what rows that did not change are known by. */
export interface TableDocument extends CardDocument {
  readonly heading: string;
}

/** Reads a table with one card a row. Rows with a name alone are titles of parts of it. Never throws. */
export function readCardTable(
  format: string,
  text: string,
  notation: TableNotation,
  notations: CellNotations,
  previous: CardDocument | undefined,
): TableDocument {
  const problems: FormatProblem[] = unreadableCharacters(text, { start: 0, end: text.length });
  const table = cardTable(text, notation);
  const empty = { format, header: null, cards: [], suppressions: [], problems };
  if (!table) return { ...empty, heading: '' };
  const { columns, entries, open } = table;
  const heading = text.slice(columns.heading.span.start, columns.heading.span.end);
  if (open !== null) problems.push(openQuote(open));
  const known = knownRows(format, heading, previous);
  const cards: PlacedCard[] = [];
  for (const row of entries) {
    const { start, end } = row.span;
    const says = (['typeLine', 'supertypes', 'rulesText'] as const).some((column) => columns.optional(row, column));
    const source = text.slice(start, end);
    if (!says || source === heading) continue;
    cards.push({ card: known.get(source) ?? cardOfRow(text, row, columns, notations), start });
  }
  return { ...empty, heading, cards };
}

/** The cards of the state before by their rows, so that what did not change is one and the same card. */
export function knownRows(format: string, heading: string, previous: CardDocument | undefined): Map<string, Card> {
  if (previous?.format !== format || (previous as TableDocument).heading !== heading) return new Map();
  return new Map(previous.cards.map(({ card }) => [card.source, card]));
}

/** The problem of a quotation mark that nothing closes. */
export function openQuote(at: number): FormatProblem {
  const message = 'This quotation mark is never closed, so what follows is one field. Close it, or write two for one.';
  return { id: 'table-open-quote', span: { start: at, end: at + 1 }, message };
}
