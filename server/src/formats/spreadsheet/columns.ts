import type { Region } from '../../text/region.js';
import { trimmed } from '../../text/region-parts.js';
import type { Offset, Space } from '../../text/span.js';
import { type Cell, cellRegion, type Row, type TableNotation } from './rows.js';

/**
 * The names of columns: CubeCobra's (cubecobra.com, CSV export) first, then those of other sites and spreadsheets.
 * Compared without case, spaces and punctuation. A mana value (“CMC”) is not a cost.
 */
const names = {
  name: ['name', 'cardname', 'card', 'title', 'cardtitle'],
  count: ['count', 'quantity', 'qty', 'amount'],
  maybeboard: ['maybeboard'],
  custom: ['custom'],
  manaCost: ['manacost', 'cost', 'castingcost', 'mana'],
  typeLine: ['typeline', 'type', 'types', 'cardtype', 'cardtypes', 'fulltype'],
  supertypes: ['supertype', 'supertypes'],
  subtypes: ['subtype', 'subtypes'],
  rulesText: [
    ...['oracletext', 'rulestext', 'ruletext', 'text', 'cardtext', 'oracle', 'rules', 'textbox'],
    ...['ability', 'abilities', 'abilitytext', 'gametext', 'effect', 'effects'],
  ],
  power: ['power', 'pow'],
  toughness: ['toughness', 'tough', 'tou'],
  stats: ['pt', 'powertoughness', 'powerandtoughness', 'stats'],
  loyalty: ['loyalty', 'startingloyalty'],
  defense: ['defense', 'defence'],
  flavor: ['flavortext', 'flavor', 'flavourtext', 'flavour'],
  color: ['color', 'colors', 'colour', 'colours'],
  rarity: ['rarity'],
  artist: ['artist', 'illustrator'],
  number: ['collectornumber', 'cardnumber', 'number', 'collectornr'],
  image: ['imagefile'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The data that is read from tables. */
export type Column = keyof typeof names;

/** Placeholders for an empty cell. */
const placeholder = /^(?:[-–—]{1,2}|n\/?a|none|null|nan)$/i;

/** The columns of a table, found by the names in its heading row. */
export class Columns {
  private readonly places = new Map<Column, number>();

  constructor(
    private readonly text: string,
    readonly notation: TableNotation,
    readonly heading: Row,
  ) {
    const written = heading.cells.map((cell) => plainName(this.region(cell, 0).text));
    for (const [column, called] of Object.entries(names) as [Column, readonly string[]][]) {
      const place = called.map((name) => written.indexOf(name)).find((at) => at >= 0);
      if (place !== undefined) this.places.set(column, place);
    }
  }

  has(column: Column): boolean {
    return this.places.has(column);
  }

  /** The trimmed text of a row in a column; null if empty. Offsets count from `offset`. */
  of<S extends Space = 'card'>({ cells }: Row, column: Column, offset: Offset<S> = 0): Region<S> | null {
    const place = this.places.get(column);
    const cell = place === undefined ? undefined : cells[place];
    const region = cell && this.region(cell, offset);
    return region && region.text !== '' ? region : null;
  }

  /** The same for fields that a card may lack: a dash or “n/a” also counts as empty. */
  optional(row: Row, column: Column, offset = 0): Region | null {
    const region = this.of(row, column, offset);
    return region && placeholder.test(region.text) ? null : region;
  }

  private region<S extends Space>(cell: Cell, offset: Offset<S>): Region<S> {
    return trimmed(cellRegion(this.text, cell, this.notation, offset));
  }
}

/** The longest heading, in UTF-16 units. */
const MAX_HEADING_LENGTH = 60;

function plainName(written: string): string {
  if (written.length > MAX_HEADING_LENGTH) return '';
  const plain = written.toLowerCase().replace(/\(s\)/g, 's');
  return plain.replace(/[^\p{L}\p{N}]/gu, '');
}
