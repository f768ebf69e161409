import type { Region } from '../../text/region.js';
import { joined } from '../../text/region-parts.js';
import type { Card, Metadata } from '../card.js';
import { metadataOf, structuredCard } from '../structured.js';
import type { Columns } from './csv-columns.js';
import type { CsvRow } from './csv-rows.js';

/** The card of a row that holds a card of the owner's own. Offsets count from the row's start. */
export function cardOfRow(text: string, row: CsvRow, columns: Columns): Card {
  const { start, end } = row.span;
  const of = (column: Parameters<Columns['of']>[1]) => columns.of(row, column, start);
  const typeLine = of('typeLine');
  const metadata: Metadata[] = [];
  for (const [key, value] of [
    ['Loyalty', of('loyalty')],
    ['Defense', of('defense')],
  ] as const) {
    if (value) metadata.push(metadataOf(key, value));
  }
  return structuredCard(text.slice(start, end), 'card', [
    {
      span: { start: 0, end: end - start },
      name: of('name'),
      manaCost: of('manaCost'),
      typeLine: typeLine && isAllThere(typeLine.text, columns) ? typeLine : null,
      rulesText: of('rulesText'),
      stats: of('stats') ?? pairOf(of('power'), of('toughness')),
      flavor: [of('flavor')].filter((line) => line !== null),
      metadata,
    },
  ]);
}

/**
 * Whether the list has a column for the numbers that a card of this type has. Where it has none, nobody can say that
 * they are missing; so the type is not read either.
 */
function isAllThere(typeLine: string, columns: Columns): boolean {
  if (/planeswalker/i.test(typeLine)) return columns.has('loyalty');
  if (/battle/i.test(typeLine)) return columns.has('defense');
  return !/creature|vehicle|spacecraft/i.test(typeLine) || columns.has('stats') || columns.has('power');
}

/** Power and toughness of two columns as one text; null where they do not stand in this order. */
function pairOf(power: Region | null, toughness: Region | null): Region | null {
  if (!power || !toughness || toughness.start < power.start) return null;
  const pair = joined([power, toughness], '/');
  return { ...pair, encode: (text) => (/^[^",;\t\r\n/]+$/.test(text) ? text : null) };
}
