import type { Text } from '../text/text.js';
import type { CardDocument, Format } from './card.js';
import { createCockatriceFormat } from './cockatrice/cockatrice-format.js';
import { createCubeCsvFormat, createCubeTextFormat } from './cube/cube-format.js';
import { isListOfNames, isTableOfNames } from './cube/recognise.js';
import { createDraftmancerFormat } from './draftmancer/draftmancer-format.js';
import { createForgeFormat } from './forge/forge-format.js';
import { createJsonFormat } from './json/json-format.js';
import { createMarkdownFormat } from './markdown/markdown-format.js';
import { createMseSetFormat } from './mse-set/mse-set-format.js';
import { createPlainFormat } from './plain/plain-format.js';
import { createLackeyFormat, createSpreadsheetFormat } from './spreadsheet/spreadsheet-format.js';

const cubeText = createCubeTextFormat();
const cubeCsv = createCubeCsvFormat();

/** Every file format, in the order they are asked. */
export const formats: readonly Format[] = [
  createPlainFormat(),
  createCockatriceFormat(),
  createJsonFormat(),
  createDraftmancerFormat(),
  // After Draftmancer's lists, which contain more than names and may have any file name.
  cubeText,
  cubeCsv,
  createMseSetFormat(),
  createForgeFormat(),
  // Before spreadsheets, which may have the same columns.
  createLackeyFormat(),
  createSpreadsheetFormat(),
  createMarkdownFormat(),
];

/**
 * The files that a folder is looked through for once somebody has said that it is a set. Other programs' formats share
 * their endings with much that holds no cards, so that each file is looked into first.
 */
export const filesOfSets: readonly string[] = [...new Set(formats.flatMap(({ files }) => files))];

/**
 * The format of a file, or null where none knows it.
 * @param path the file's path or address; its name's ending counts
 * @param head the first kilobytes of the file, for formats whose names say too little
 */
export function formatFor(path: string, head: string): Format | null {
  const found = recognise(path, head);
  return found === 'undecided' ? null : found;
}

/**
 * How much of a file the formats are shown, until one of them decides: UTF-16 units of a text, bytes of a file on disk.
 * One step is enough for nearly every file; the last is where a file that still says nothing is left alone.
 */
export const HEADS: readonly number[] = [4_096, 65_536, 1_048_576];

/** The format of a file by the first part of its text; `undecided` where a longer part may tell. */
export function recognise(path: string, head: string): Format | 'undecided' | null {
  for (const format of formats) {
    const answer = format.matches(path, head);
    if (answer !== false) return answer === 'undecided' ? answer : format;
  }
  return null;
}

/** The format of a file whose whole text is known, or null where none knows it. */
export function formatOfText(path: string, text: Text): Format | null {
  for (const length of HEADS) {
    const found = recognise(path, text.slice(0, length));
    if (found !== 'undecided') return found;
    if (text.length <= length) break;
  }
  return null;
}

/**
 * The format of a list of card names in a file that somebody says is one, though neither its name nor its content would tell
 * it from other files; null for what can be no such list.
 */
export function listFormatFor(path: string, text: Text): Format | null {
  const head = text.slice(0, HEADS[0]!);
  if (/\.txt$/i.test(path)) return isListOfNames(head) ? cubeText : null;
  return /\.(?:csv|tsv)$/i.test(path) && isTableOfNames(head) ? cubeCsv : null;
}

/** The format that a document was read by. @throws {Error} for a document of none of them */
export function formatOf({ format }: CardDocument): Format {
  const found = formats.find(({ id }) => id === format);
  if (!found) throw new Error(`there is no format ${format}`);
  return found;
}
