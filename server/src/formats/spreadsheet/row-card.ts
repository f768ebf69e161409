import type { Region } from '../../text/region.js';
import { joined } from '../../text/region-parts.js';
import type { Card, Metadata } from '../card.js';
import { shortCost } from '../notation/mana-cost.js';
import { replaced } from '../notation/replaced.js';
import { metadataOf, structuredCard } from '../structured.js';
import type { Column, Columns } from './columns.js';
import type { Row } from './rows.js';

/** How the text of some columns is encoded, if not literally. */
export type CellNotations = Partial<Readonly<Record<Column, (region: Region) => Region>>>;

/** The card of a row. Offsets count from the row's start. */
export function cardOfRow(text: string, row: Row, columns: Columns, notations: CellNotations = {}): Card {
  const { start, end } = row.span;
  const of = (column: Column) => {
    const region = columns.optional(row, column, start);
    const notation = notations[column];
    return region && notation ? notation(region) : region;
  };
  const typeLine = typeLineOf(of);
  const role = /^[^—–]*\btoken\b/i.test(typeLine?.text ?? '') ? 'token' : 'card';
  const metadata: Metadata[] = [];
  for (const [key, value] of [
    ['Color', role === 'token' ? of('color') : null],
    ['Loyalty', of('loyalty')],
    ['Defense', of('defense')],
    ['Rarity', of('rarity')],
    ['Artist', of('artist')],
    ['Number', of('number')],
  ] as const) {
    if (value) metadata.push(metadataOf(key, value));
  }
  const manaCost = of('manaCost');
  return structuredCard(text.slice(start, end), role, [
    {
      span: { start: 0, end: end - start },
      name: columns.of(row, 'name', start),
      manaCost: manaCost && shortCost(manaCost),
      typeLine: typeLine && isComplete(typeLine.text, columns) ? typeLine : null,
      rulesText: of('rulesText'),
      stats: of('stats') ?? pairOf(of('power'), of('toughness')),
      flavor: [of('flavor')].filter((line) => line !== null),
      metadata,
    },
  ]);
}

/** The type line: one cell, or the cells of supertypes, types and subtypes joined. */
function typeLineOf(of: (column: Column) => Region | null): Region | null {
  const types = of('typeLine');
  if (types && /[—–]| - /.test(types.text)) return types;
  const supertypes = of('supertypes');
  const isRepeated = types && supertypes && types.text.toLowerCase().startsWith(supertypes.text.toLowerCase());
  const before = joinCells([isRepeated ? null : supertypes, types], ' ');
  const subtypes = of('subtypes');
  return joinCells([before, subtypes && listed(subtypes)], ' — ');
}

/** Reads subtypes separated by commas or slashes. */
function listed(subtypes: Region): Region {
  return replaced(
    subtypes,
    / ?[,;/] ?/g,
    () => ' ',
    (text) => text,
  );
}

/** Joins cells into one text. A replacement must have the same encoding in all of them, and none may become empty. */
function joinCells(cells: readonly (Region | null)[], separator: string): Region | null {
  const all = cells.filter((cell) => cell !== null);
  const [first] = all;
  if (!first || all.length === 1) return first ?? null;
  const encodings = all.map(({ encode }) => encode);
  const encode = (text: string) => {
    if (text === '') return null;
    const written = encodings.map((one) => (one ? one(text) : text));
    return written.every((one) => one === written[0]) ? written[0]! : null;
  };
  return { ...joined(all, separator), encode };
}

/**
 * Whether the table has a column for the numbers that a card of this type needs. Without it, the type is not read
 * either, so that the numbers are not reported as missing.
 */
function isComplete(typeLine: string, columns: Columns): boolean {
  if (/planeswalker/i.test(typeLine)) return columns.has('loyalty');
  if (/battle/i.test(typeLine)) return columns.has('defense');
  return !/creature|vehicle|spacecraft/i.test(typeLine) || columns.has('stats') || columns.has('power');
}

/** Power and toughness from two columns as one text. */
function pairOf(power: Region | null, toughness: Region | null): Region | null {
  if (!power || !toughness) return null;
  const pair = joined([power, toughness], '/');
  return { ...pair, encode: (text) => (/^[^",;\t\r\n/]+$/.test(text) ? text : null) };
}
