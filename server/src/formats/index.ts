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
import { rulesTextFormat } from './rules-text.js';
import { createLackeyFormat, createSpreadsheetFormat } from './spreadsheet/spreadsheet-format.js';

const cubeText = createCubeTextFormat();
const cubeCsv = createCubeCsvFormat();

/** All file formats, in the order they are tried. */
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
 * Globs of the files to search in a folder that is marked as a set. Other programs share these extensions, so the
 * content of each file is checked before it is read.
 */
export const filesOfSets: readonly string[] = [...new Set(formats.flatMap(({ files }) => files))];

/**
 * The format of a file, or null if no format matches.
 * @param path the file's path or URI; only its name and extension count
 * @param head the beginning of the text, for formats that cannot be recognized by name
 */
export function formatFor(path: string, head: string): Format | null {
  const found = recognise(path, head);
  return found === 'undecided' ? null : found;
}

/**
 * How much of a file to pass to the formats, in increasing steps until one of them decides: UTF-16 units of a text,
 * bytes of a file on disk. The first step is enough for nearly every file; a file still undecided after the last is
 * skipped.
 */
export const HEADS: readonly number[] = [4_096, 65_536, 1_048_576];

/** The format of a file by the beginning of its text; `undecided` if more text may settle it. */
export function recognise(path: string, head: string): Format | 'undecided' | null {
  if (rulesTextFormat.matches(path, head)) return rulesTextFormat;
  for (const format of formats) {
    const answer = format.matches(path, head);
    if (answer !== false) return answer === 'undecided' ? answer : format;
  }
  return null;
}

/** The format of a file whose whole text is known, or null if no format matches. */
export function formatOfText(path: string, text: Text): Format | null {
  for (const length of HEADS) {
    const found = recognise(path, text.slice(0, length));
    if (found !== 'undecided') return found;
    if (text.length <= length) break;
  }
  return null;
}

/**
 * The format of a list of card names in a file that the user declares to be one, although neither its name nor its
 * content is specific enough; null if the file cannot be such a list.
 */
export function listFormatFor(path: string, text: Text): Format | null {
  const head = text.slice(0, HEADS[0]!);
  if (/\.txt$/i.test(path)) return isListOfNames(head) ? cubeText : null;
  return /\.(?:csv|tsv)$/i.test(path) && isTableOfNames(head) ? cubeCsv : null;
}

/** The format that read a document. @throws {Error} if its id is unknown */
export function formatOf({ format }: CardDocument): Format {
  const found = [...formats, rulesTextFormat].find(({ id }) => id === format);
  if (!found) throw new Error(`there is no format ${format}`);
  return found;
}
