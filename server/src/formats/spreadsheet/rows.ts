import type { Encode, Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Offset, Space, Span } from '../../text/span.js';

/** One cell of a table: its span, including quotation marks. Offsets in the file. */
export interface Cell {
  readonly span: Span;
  /** Whether it is in quotation marks. */
  readonly quoted: boolean;
}

/** One row: its cells, and its span without the line break. */
export interface Row {
  readonly span: Span;
  readonly cells: readonly Cell[];
}

/** The rows of a table. */
export interface Table {
  readonly rows: readonly Row[];
  /** Where an unclosed quotation mark opens; null if all are closed. */
  readonly open: number | null;
}

/** The notation of a table's cells. */
export interface TableNotation {
  /** The character between two cells of a row. */
  readonly delimiter: string;
  /**
   * The meaning of a quotation mark at the beginning of a cell: `always` opens a quotation; `closed` does so only if
   * another closes the cell, because programs disagree about tab-separated files; `never`: it is literal.
   */
  readonly quotes: 'always' | 'closed' | 'never';
}

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The usual notation of a table with this delimiter. */
export function notationOf(delimiter: string): TableNotation {
  return { delimiter, quotes: delimiter === '\t' ? 'closed' : 'always' };
}

/**
 * Reads delimiter-separated values (RFC 4180) with the spans of their cells, which diagnostics and fixes need and the
 * available parsers do not provide. Cells in quotation marks may contain line breaks; empty rows are skipped. One pass.
 */
export function readTable(text: string, { delimiter, quotes }: TableNotation): Table {
  const comma = delimiter.charCodeAt(0);
  const rows: Row[] = [];
  let open: number | null = null;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const start = at;
    const cells: Cell[] = [];
    for (let more = true; more; ) {
      const from = at;
      let quoted = quotes !== 'never' && text.charCodeAt(at) === QUOTE;
      if (quoted) {
        at = closingQuote(text, at);
        if (quotes === 'closed' && (at < 0 || (at < text.length && !isEnd(text.charCodeAt(at), comma)))) {
          quoted = false;
          at = from;
        } else if (at < 0) {
          open ??= from;
          at = text.length;
        }
      }
      // Anything after a closing quotation mark is not part of a cell and is skipped.
      const inner = at;
      while (at < text.length && !isEnd(text.charCodeAt(at), comma)) at++;
      cells.push({ span: { start: from, end: quoted ? inner : at }, quoted });
      more = text.charCodeAt(at) === comma;
      if (more) at++;
    }
    const isBlank = cells.length === 1 && text.slice(start, at).trim() === '';
    if (!isBlank) rows.push({ span: { start, end: at }, cells });
    if (text.charCodeAt(at) === CARRIAGE_RETURN) at++;
    if (text.charCodeAt(at) === LINE_FEED) at++;
  }
  return { rows, open };
}

/** The delimiter in a table's first row: spreadsheets in many languages use semicolons. */
export function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text.slice(0, 4096))![0];
  const count = (mark: string) => head.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

/** The offset after the mark that closes a quotation; doubled marks are skipped. Negative if there is none. */
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
 * The decoded text of a cell: doubled quotation marks become one, line breaks become `\n`.
 * @param offset what offsets count from: 0 for the file, a card's start for its fields
 */
export function cellRegion<S extends Space = 'card'>(
  text: string,
  { span, quoted }: Cell,
  notation: TableNotation,
  offset: Offset<S> = 0,
): Region<S> {
  const closed = quoted && span.end - span.start > 1 && text.charCodeAt(span.end - 1) === QUOTE;
  const inner = quoted ? { start: span.start + 1, end: span.end - (closed ? 1 : 0) } : span;
  const written = text.slice(inner.start, inner.end);
  const pieces = new Pieces();
  let decoded = '';
  let at = 0;
  for (const { 0: mark, index } of written.matchAll(quoted ? /""|\r\n?/g : /\r\n?/g)) {
    pieces.add(index - at, index - at);
    pieces.atom(mark.length, 1);
    decoded += written.slice(at, index) + (mark === '""' ? '"' : '\n');
    at = index + mark.length;
  }
  pieces.add(written.length - at, written.length - at);
  return pieces.region(
    decoded + written.slice(at),
    inner.start - offset,
    quoted ? encodeQuoted : bareEncodings(notation),
  );
}

const encodeQuoted: Encode = (text) => text.replaceAll('"', '""');

/** Outside quotation marks, characters that end a cell or begin a quotation cannot be written. */
function bareEncodings({ delimiter, quotes }: TableNotation): Encode {
  const isForbidden = quotes === 'never' ? /[\r\n]/ : quotes === 'closed' ? /^"|[\r\n]/ : /["\r\n]/;
  return (text) => (isForbidden.test(text) || text.includes(delimiter) ? null : text);
}
