import {
  createLackeyFormat,
  createSpreadsheetFormat,
} from '../../../../server/src/formats/spreadsheet/spreadsheet-format.js';
import { checkFormat } from '../support/format-properties.js';
import { writeLackey, writeSpreadsheet, writeTsv } from '../support/writers/spreadsheet.js';

/** A dash alone says that a cell has nothing to say. */
const isNothing = (text: string) => /^(?:[-–—]{1,2}|n\/?a|none|null|nan)$/i.test(text.trim());

checkFormat(createSpreadsheetFormat(), 'set.csv', writeSpreadsheet, (text) => !isNothing(text));

/** Types and subtypes are two cells, of which neither may be empty; subtypes may have commas or slashes between them. */
checkFormat(
  createSpreadsheetFormat(),
  'set.tsv',
  writeTsv,
  (text) => !isNothing(text) && !/[—–]|(?:^|\s)-(?:\s|$)|[,;/]/.test(text.replace(/^\S+ — |^[-\d*+]+\/[-\d*+]+$/, '')),
);

/** Lackey knows no line breaks, so that people write them out, and no other backslash. */
checkFormat(createLackeyFormat(), 'carddata.txt', writeLackey, (text) => !isNothing(text) && !/[\\\t]/.test(text));
