import { readTypeLine } from '../plain/type-line.js';
import { Columns } from '../spreadsheet/columns.js';
import { delimiterOf, notationOf, readTable } from '../spreadsheet/rows.js';
import { readListLine } from './list-line.js';

/** So many lines are looked at to be sure what they are. */
const SAMPLE = 200;

/** Lists with fewer cards than this are not told from other texts by what they hold. */
const FEWEST = 5;

/** A line as sites export it: a count, a name, and a set code with or without a number. Other games have other codes. */
const exported =
  /^\d{1,3}x? .{2,120} \((?:[A-Z0-9]{3,6}|[a-z0-9]{3,5}(?=\) \S))\)(?: [A-Za-z0-9★†-]{1,8})?(?: \*[A-Z]{1,2}\*)?$/;

/**
 * Whether a text leaves no doubt that it is a list of cards, though its name does not say so: it begins as CubeCobra's do, or
 * most lines have a count and a set code, and every line can be one of a list.
 */
export function isListByContent(head: string): boolean {
  const lines = linesOf(head);
  const entries = lines.filter((line) => readListLine(line)?.kind === 'entry');
  if (entries.length < FEWEST || !lines.every(mayBeOfList)) return false;
  return (
    /^# ?mainboard$/i.test(lines[0]!) || entries.filter((line) => exported.test(line)).length * 5 >= entries.length * 4
  );
}

/** Whether somebody who calls a text a list of cards is right: each line can be a name or a heading, and none is a card's text. */
export function isListOfNames(text: string): boolean {
  const lines = linesOf(text);
  return lines.some((line) => readListLine(line)?.kind === 'entry') && lines.every(mayBeOfList);
}

/** Whether a table is one of CubeCobra's exports, which have a column that nobody else has. */
export function isCubeTable(head: string): boolean {
  return /maybeboard/i.test(head) && columnsIn(head)?.has('maybeboard') === true;
}

/** Whether a table has a column for the names of cards. */
export function isTableOfNames(text: string): boolean {
  return columnsIn(text) !== null;
}

/** The columns of a table that names cards; null for any other. */
function columnsIn(text: string): Columns | null {
  const first = /^\ufeff?[^\r\n]*/.exec(text.slice(0, LONGEST_HEADING))![0];
  const notation = notationOf(delimiterOf(first));
  const [heading] = readTable(first, notation).rows;
  const columns = heading ? new Columns(first, notation, heading) : null;
  return columns?.has('name') ? columns : null;
}

const LONGEST_HEADING = 4096;

/** The first lines that say anything; the last may be cut off, and is left out where there are others. */
function linesOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/, SAMPLE + 1);
  if (lines.length > 1) lines.pop();
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Whether a line can be one of a list: a comment, a heading, or a name that is neither a sentence nor a type line. */
function mayBeOfList(line: string): boolean {
  if (/^(?:#|\/\/)/.test(line)) return true;
  const said = readListLine(line);
  if (said?.kind !== 'entry') return said !== null;
  const name = line.slice(said.name.start, said.name.end);
  if (/[.;:=<>{}|\t]$|[=<>{}|\t]|^[^\p{L}\p{N}"'“‘+_&]/u.test(name) || !/\p{L}/u.test(name)) return false;
  return /^[^\p{L}]*\p{Lu}/u.test(name) && !readTypeLine(name, { start: 0, end: name.length });
}
