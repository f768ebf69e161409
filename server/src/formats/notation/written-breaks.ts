import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

/** A line break that is written out, as a backslash and an n. */
const written = /\\n/g;

/** The same, or a semicolon right before the next sentence: within a sentence a space follows one. */
const inTables = /\\n|;(?=[\p{Lu}{•])/gu;

/** Text in which line breaks may also be written out; new ones are written as those that are there. */
export function writtenBreaks(region: Region): Region {
  const isUsed = region.text.includes('\\n');
  return replaced(region, written, toBreak, (text) => {
    if (text.includes('\\')) return null;
    return isUsed ? text.replaceAll('\n', '\\n') : text;
  });
}

/** The text of a table's cell, where a line break can only be written out. */
export function tableText(region: Region): Region {
  return replaced(region, inTables, toBreak, (text) =>
    text.search(/[\\;]/) < 0 ? text.replaceAll('\n', '\\n') : null,
  );
}

/** The words of a table's cell, parted by semicolons. */
export function tableWords(region: Region): Region {
  return replaced(
    region,
    /;/g,
    () => ' ',
    (text) => (text.includes(';') ? null : text.replaceAll(' ', ';')),
  );
}

function toBreak(): string {
  return '\n';
}
