import type { Encode, Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';

/** One field of a table: where it stands, its quotation marks with it, and what it says. Offsets in the file. */
export interface CsvField {
  readonly span: Span;
  /** Whether it stands in quotation marks. */
  readonly quoted: boolean;
}

/** One row: its fields, and where it stands without its line break. */
export interface CsvRow {
  readonly span: Span;
  readonly fields: readonly CsvField[];
}

/** A table as it is read. */
export interface CsvTable {
  readonly rows: readonly CsvRow[];
  /** Where a quotation mark opens that nothing closes; null where all are. */
  readonly open: number | null;
}

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Reads comma-separated values (RFC 4180) with the places of their fields, which no parser at hand gives: findings and
 * fixes need them. Fields in quotation marks may hold line breaks; empty rows are left out. One pass.
 */
export function readCsv(text: string, delimiter: string): CsvTable {
  const comma = delimiter.charCodeAt(0);
  const rows: CsvRow[] = [];
  let open: number | null = null;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const start = at;
    const fields: CsvField[] = [];
    for (let more = true; more; ) {
      const from = at;
      const quoted = text.charCodeAt(at) === QUOTE;
      if (quoted) {
        at = closingQuote(text, at);
        if (at < 0) {
          open ??= from;
          at = text.length;
        }
      }
      // What stands behind a closing quotation mark belongs to no field, and is passed over.
      const inner = at;
      while (at < text.length && !isEnd(text.charCodeAt(at), comma)) at++;
      fields.push({ span: { start: from, end: quoted ? inner : at }, quoted });
      more = text.charCodeAt(at) === comma;
      if (more) at++;
    }
    const isBlank = fields.length === 1 && text.slice(start, at).trim() === '';
    if (!isBlank) rows.push({ span: { start, end: at }, fields });
    if (text.charCodeAt(at) === CARRIAGE_RETURN) at++;
    if (text.charCodeAt(at) === LINE_FEED) at++;
  }
  return { rows, open };
}

/** Which mark parts the fields of a table's first row: spreadsheets in many languages write semicolons. */
export function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text.slice(0, 4096))![0];
  const count = (mark: string) => head.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

/** The offset behind the mark that closes a quotation; two in a row stand for one. Negative where there is none. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
  }
  return -1;
}

function isEnd(unit: number, comma: number): boolean {
  return unit === comma || unit === LINE_FEED || unit === CARRIAGE_RETURN;
}

/**
 * What a field says, and the way back to the file: doubled quotation marks are one, line breaks are `\n`.
 * @param offset what offsets count from: 0 for the file, a card's start for its fields
 */
export function fieldRegion(text: string, { span, quoted }: CsvField, delimiter: string, offset = 0): Region {
  const closed = quoted && span.end - span.start > 1 && text.charCodeAt(span.end - 1) === QUOTE;
  const inner = quoted ? { start: span.start + 1, end: span.end - (closed ? 1 : 0) } : span;
  const written = text.slice(inner.start, inner.end);
  const pieces = new Pieces();
  let said = '';
  let at = 0;
  for (const { 0: mark, index } of written.matchAll(quoted ? /""|\r\n?/g : /\r\n?/g)) {
    pieces.add(index - at, index - at);
    pieces.atom(mark.length, 1);
    said += written.slice(at, index) + (mark === '""' ? '"' : '\n');
    at = index + mark.length;
  }
  pieces.add(written.length - at, written.length - at);
  return pieces.region(said + written.slice(at), inner.start - offset, quoted ? encodeQuoted : bare(delimiter));
}

const encodeQuoted: Encode = (text) => text.replaceAll('"', '""');

/** Outside of quotation marks there is no way to write what ends a field. */
function bare(delimiter: string): Encode {
  return (text) => (/["\r\n]/.test(text) || text.includes(delimiter) ? null : text);
}
