import type { Region } from '../../text/region.js';
import { trimmed } from '../../text/region-parts.js';
import { type CsvField, type CsvRow, fieldRegion } from './csv-rows.js';

/**
 * What columns are called: those of CubeCobra (cubecobra.com, export as CSV) first, then what other sites and
 * spreadsheets call the same. Compared without case, spaces and underscores.
 */
const names = {
  name: ['name', 'cardname', 'card'],
  count: ['count', 'quantity', 'qty', 'amount'],
  maybeboard: ['maybeboard'],
  custom: ['custom'],
  manaCost: ['manacost', 'cost'],
  typeLine: ['type', 'typeline', 'types'],
  rulesText: ['oracletext', 'rulestext', 'text', 'cardtext', 'oracle'],
  power: ['power'],
  toughness: ['toughness'],
  stats: ['pt', 'p/t', 'power/toughness'],
  loyalty: ['loyalty'],
  defense: ['defense'],
  flavor: ['flavortext', 'flavor'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a cube list says of a card that anybody here wants to know. */
export type Column = keyof typeof names;

/** The columns of a table, by what stands in its first row. */
export class Columns {
  private readonly places = new Map<Column, number>();

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
    first: CsvRow,
  ) {
    const written = first.fields.map((field) => plainName(this.region(field, 0).text));
    for (const [column, called] of Object.entries(names) as [Column, readonly string[]][]) {
      const place = called.map((name) => written.indexOf(name)).find((at) => at >= 0);
      if (place !== undefined) this.places.set(column, place);
    }
  }

  has(column: Column): boolean {
    return this.places.has(column);
  }

  /** What a row says in a column, without white space at its ends; null where it says nothing. */
  region(field: CsvField, offset: number): Region {
    return trimmed(fieldRegion(this.text, field, this.delimiter, offset));
  }

  /** What a row says in a column; null where it says nothing. Offsets count from `offset`. */
  of({ fields }: CsvRow, column: Column, offset = 0): Region | null {
    const place = this.places.get(column);
    const field = place === undefined ? undefined : fields[place];
    const region = field && this.region(field, offset);
    return region && region.text !== '' ? region : null;
  }
}

function plainName(written: string): string {
  return written.toLowerCase().replace(/[\s_]/g, '');
}
