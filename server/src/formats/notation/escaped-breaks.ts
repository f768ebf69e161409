import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

/** A line break written as a backslash and an n. */
const written = /\\n/g;

/** The same, or a semicolon right before the next sentence: within a sentence, a semicolon is followed by a space. */
const inTables = /\\n|;(?=[\p{Lu}{•])/gu;

/** Reads `\n` escapes as line breaks; new line breaks are written like the existing ones. */
export function escapedBreaks(region: Region): Region {
  const isUsed = region.text.includes('\\n');
  return replaced(region, written, toBreak, (text) => {
    if (text.includes('\\')) return null;
    return isUsed ? text.replaceAll('\n', '\\n') : text;
  });
}

/** The text of a table cell, in which a line break must be escaped. */
export function tableText(region: Region): Region {
  return replaced(region, inTables, toBreak, (text) =>
    text.search(/[\\;]/) < 0 ? text.replaceAll('\n', '\\n') : null,
  );
}

/** The words of a table cell, separated by semicolons. */
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
