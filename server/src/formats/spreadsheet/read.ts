import type { Card, CardDocument, FormatProblem, PlacedCard } from '../card.js';
import { unreadableCharacters } from '../unreadable.js';
import { cardTable } from './recognise.js';
import { type CellNotations, cardOfRow } from './row-card.js';
import type { TableNotation } from './rows.js';

/** A table with its heading, by which unchanged rows can be reused. */
export interface TableDocument extends CardDocument {
  readonly heading: string;
}

/** Reads a table with one card per row. Rows with only a name are section titles. Never throws. */
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
  const reusable = reusableRows(format, heading, previous);
  const cards: PlacedCard[] = [];
  for (const row of entries) {
    const { start, end } = row.span;
    const hasText = (['typeLine', 'supertypes', 'rulesText'] as const).some((column) => columns.optional(row, column));
    const source = text.slice(start, end);
    if (!hasText || source === heading) continue;
    cards.push({ card: reusable.get(source) ?? cardOfRow(text, row, columns, notations), start });
  }
  return { ...empty, heading, cards };
}

/** The cards of the previous document by row text, so that unchanged rows keep the same card object. */
export function reusableRows(format: string, heading: string, previous: CardDocument | undefined): Map<string, Card> {
  if (previous?.format !== format || (previous as TableDocument).heading !== heading) return new Map();
  return new Map(previous.cards.map(({ card }) => [card.source, card]));
}

/** The problem reported for a quotation mark that is never closed. */
export function openQuote(at: number): FormatProblem {
  const message = 'This quotation mark is never closed, so what follows is one field. Close it, or write two for one.';
  return { id: 'table-open-quote', span: { start: at, end: at + 1 }, message };
}
