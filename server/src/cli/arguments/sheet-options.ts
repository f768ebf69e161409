import { type PaperName, paperNames, papers } from '../../export/sheet/paper.js';
import { MAX_COPIES, type SheetOptions } from '../../export/sheet/sheets.js';
import { UsageError } from '../terminal/terminal.js';
import { oneOf } from './options.js';

/** The formats that are print sheets. */
export const sheetFormats = ['html', 'svg', 'pdf'] as const;

export type SheetFormat = (typeof sheetFormats)[number];

/** Whether a format is a print sheet. */
export function isSheetFormat<T extends string>(format: T | SheetFormat): format is SheetFormat {
  return sheetFormats.some((each) => each === format);
}

/** The options that apply only to sheets. */
export const sheetArguments = {
  paper: { type: 'string' },
  copies: { type: 'string' },
  missing: { type: 'boolean' },
  art: { type: 'string' },
  grayscale: { type: 'boolean' },
  'one-sided': { type: 'boolean' },
} as const;

type SheetValues = {
  readonly [option in keyof typeof sheetArguments]?: string | boolean | undefined;
} & { readonly paper?: string | undefined; readonly copies?: string | undefined };

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
  const given = Object.keys(sheetArguments).find((option) => values[option as keyof SheetValues] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given} goes with --format html, svg or pdf`);
}

function copiesIn(written: string | undefined): number | null {
  if (written === undefined || written === 'estimate') return null;
  if (written === 'one') return 1;
  const count = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (count > 0 && count <= MAX_COPIES) return count;
  throw new UsageError(`--copies ${written}: estimate, one, or a number from 1 to ${MAX_COPIES}`);
}
