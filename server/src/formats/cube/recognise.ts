import { readTypeLine } from '../plain/type-line.js';
import { Columns } from '../spreadsheet/columns.js';
import { delimiterOf, notationOf, readTable } from '../spreadsheet/rows.js';
import { readListLine } from './list-line.js';

/** At most this many lines are examined. */
const MAX_SAMPLE_LINES = 200;

/** Lists with fewer cards than this cannot be recognized by their content. */
const MIN_ENTRIES = 5;

/** A line as sites export it: a count, a name, and a set code, optionally with a number. Other games' codes differ. */
const exported =
  /^\d{1,3}x? .{2,120} \((?:[A-Z0-9]{3,6}|[a-z0-9]{3,5}(?=\) \S))\)(?: [A-Za-z0-9★†-]{1,8})?(?: \*[A-Z]{1,2}\*)?$/;

/**
 * Whether a text is certainly a list of cards, although its name does not show it: it begins as CubeCobra's exports do,
 * or most lines have a count and a set code, and every line can belong to a list.
 */
export function isListByContent(head: string): boolean {
  const lines = linesOf(head);
  const entries = lines.filter((line) => readListLine(line)?.kind === 'entry');
  if (entries.length < MIN_ENTRIES || !lines.every(mayBeOfList)) return false;
  return (
    /^# ?mainboard$/i.test(lines[0]!) || entries.filter((line) => exported.test(line)).length * 5 >= entries.length * 4
  );
}

/** Whether a text can be a list of cards: each line can be a name or a heading, and none is a card's text. */
export function isListOfNames(text: string): boolean {
  const lines = linesOf(text);
  return lines.some((line) => readListLine(line)?.kind === 'entry') && lines.every(mayBeOfList);
}

/** Whether a table is one of CubeCobra's exports, which have a column that no other program writes. */
export function isCubeTable(head: string): boolean {
  return /maybeboard/i.test(head) && columnsIn(head)?.has('maybeboard') === true;
}

/** Whether a table has a column for the names of cards. */
export function isTableOfNames(text: string): boolean {
  return columnsIn(text) !== null;
}

/** The columns of a table that names cards; null for any other. */
function columnsIn(text: string): Columns | null {
  const first = /^\ufeff?[^\r\n]*/.exec(text.slice(0, MAX_HEADING_LENGTH))![0];
  const notation = notationOf(delimiterOf(first));
  const [heading] = readTable(first, notation).rows;
  const columns = heading ? new Columns(first, notation, heading) : null;
  return columns?.has('name') ? columns : null;
}

const MAX_HEADING_LENGTH = 4096;

/** The first lines that are not blank. The last may be cut off and is dropped unless it is the only one. */
function linesOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/, MAX_SAMPLE_LINES + 1);
  if (lines.length > 1) lines.pop();
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Whether a line can belong to a list: a comment, a heading, or a name that is neither a sentence nor a type line. */
function mayBeOfList(line: string): boolean {
  if (/^(?:#|\/\/)/.test(line)) return true;
  const parsed = readListLine(line);
  if (parsed?.kind !== 'entry') return parsed !== null;
  const name = line.slice(parsed.name.start, parsed.name.end);
  if (/[.;:=<>{}|\t]$|[=<>{}|\t]|^[^\p{L}\p{N}"'“‘+_&]/u.test(name) || !/\p{L}/u.test(name)) return false;
  return /^[^\p{L}]*\p{Lu}/u.test(name) && !readTypeLine(name, { start: 0, end: name.length });
}
