import { type PaperName, paperNames, papers } from '../../export/sheet/paper.js';
import { MAX_COPIES, type SheetOptions } from '../../export/sheet/sheets.js';
import { UsageError } from '../terminal/terminal.js';
import { oneOf } from './options.js';

/** The formats that are print sheets. */
export const sheetFormats = ['pdf', 'html', 'svg', 'png'] as const;

export type SheetFormat = (typeof sheetFormats)[number];

/** Whether a format is a print sheet. */
export function isSheetFormat<T extends string>(format: T | SheetFormat): format is SheetFormat {
  return sheetFormats.some((each) => each === format);
}

/** The options of pages, which single pictures do not have. */
const pageArguments = {
  paper: { type: 'string' },
  copies: { type: 'string' },
  'one-sided': { type: 'boolean' },
} as const;

/** The options that apply only to sheets and pictures. */
export const sheetArguments = {
  ...pageArguments,
  separate: { type: 'boolean' },
  dpi: { type: 'string' },
  art: { type: 'string' },
  grayscale: { type: 'boolean' },
} as const;

/** The options of `tokens` that apply only to sheets and pictures. */
export const tokenSheetArguments = { ...sheetArguments, missing: { type: 'boolean' } } as const;

/** The least and the greatest resolution of a PNG, and the usual one, in dots per inch. */
const DPI = { least: 50, usual: 300, most: 1200 } as const;

type SheetValues = {
  readonly [option in keyof typeof tokenSheetArguments]?: string | boolean | undefined;
} & {
  readonly paper?: string | undefined;
  readonly copies?: string | undefined;
  readonly dpi?: string | undefined;
};

/** Reads the resolution of a PNG in dots per inch. @throws {UsageError} if it is not a usual number, or for another format */
export function dpiOption({ dpi }: SheetValues, format: string): number {
  if (dpi === undefined) return DPI.usual;
  if (format !== 'png') throw new UsageError('--dpi goes with --format png');
  const number = /^\d{1,4}$/.test(dpi) ? Number(dpi) : 0;
  if (number >= DPI.least && number <= DPI.most) return number;
  throw new UsageError(`--dpi ${dpi}: a number from ${DPI.least} to ${DPI.most}`);
}

/** Reads whether each picture is to be a file. @throws {UsageError} if that does not fit the format or other options */
export function separateOption(
  values: SheetValues & { readonly output?: string | undefined },
  format: string,
): boolean {
  if (values.separate !== true) return false;
  if (format !== 'svg' && format !== 'png') throw new UsageError('--separate goes with --format svg or png');
  if (values.output === undefined) throw new UsageError('--separate writes many files: say --output <folder>');
  const given = Object.keys(pageArguments).find((option) => values[option as keyof SheetValues] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given} is for sheets, not for --separate`);
  return true;
}

/** Reads the sheet options. @throws {UsageError} for an unknown paper or an invalid number of copies */
export function sheetOptions(values: SheetValues): SheetOptions {
  const paper: PaperName = oneOf('paper', values.paper?.toLowerCase(), paperNames);
  return {
    paper: papers[paper],
    copies: copiesIn(values.copies),
    grayscale: values.grayscale === true,
    oneSided: values['one-sided'] === true,
  };
}

/** Rejects sheet options for other formats. @throws {UsageError} for the first one given */
export function refuseSheetOptions(values: SheetValues): void {
  const given = Object.keys(tokenSheetArguments).find((option) => values[option as keyof SheetValues] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given} goes with --format pdf, html, svg or png`);
}

function copiesIn(written: string | undefined): number | null {
  if (written === undefined || written === 'estimate') return null;
  if (written === 'one') return 1;
  const count = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (count > 0 && count <= MAX_COPIES) return count;
  throw new UsageError(`--copies ${written}: estimate, one, or a number from 1 to ${MAX_COPIES}`);
}
