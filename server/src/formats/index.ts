import type { CardDocument, Format } from './card.js';
import { createCockatriceFormat } from './cockatrice/cockatrice-format.js';
import { createCubeCsvFormat, createCubeTextFormat } from './cube/cube-format.js';
import { createDraftmancerFormat } from './draftmancer/draftmancer-format.js';
import { createForgeFormat } from './forge/forge-format.js';
import { createJsonFormat } from './json/json-format.js';
import { createMarkdownFormat } from './markdown/markdown-format.js';
import { createMseSetFormat } from './mse-set/mse-set-format.js';
import { createPlainFormat } from './plain/plain-format.js';
import { createLackeyFormat, createSpreadsheetFormat } from './spreadsheet/spreadsheet-format.js';

/** Every file format, in the order they are asked. */
export const formats: readonly Format[] = [
  createPlainFormat(),
  createCockatriceFormat(),
  createJsonFormat(),
  createDraftmancerFormat(),
  // Behind Draftmancer's lists, which are more than names whatever they are called.
  createCubeTextFormat(),
  createCubeCsvFormat(),
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
  return formats.find((format) => format.matches(path, head)) ?? null;
}

/** The format that a document was read by. @throws {Error} for a document of none of them */
export function formatOf({ format }: CardDocument): Format {
  const found = formats.find(({ id }) => id === format);
  if (!found) throw new Error(`there is no format ${format}`);
  return found;
}
