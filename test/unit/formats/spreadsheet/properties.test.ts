import {
  createLackeyFormat,
  createSpreadsheetFormat,
} from '../../../../server/src/formats/spreadsheet/spreadsheet-format.js';
import { checkFormat } from '../support/format-properties.js';
import { writeLackey, writeSpreadsheet, writeTsv } from '../support/writers/spreadsheet.js';

/** A dash alone marks an empty cell. */
const isNothing = (text: string) => /^(?:[-–—]{1,2}|n\/?a|none|null|nan)$/i.test(text.trim());

checkFormat(createSpreadsheetFormat(), 'set.csv', writeSpreadsheet, (text) => !isNothing(text));

/** Types and subtypes are two cells, neither of which may be empty; subtypes may be separated by commas or slashes. */
checkFormat(
  createSpreadsheetFormat(),
  'set.tsv',
  writeTsv,
  (text) => !isNothing(text) && !/[—–]|(?:^|\s)-(?:\s|$)|[,;/]/.test(text.replace(/^\S+ — |^[-\d*+]+\/[-\d*+]+$/, '')),
);

/** Lackey has no line breaks, so people escape them; it has no other backslashes. */
checkFormat(createLackeyFormat(), 'carddata.txt', writeLackey, (text) => !isNothing(text) && !/[\\\t]/.test(text));
