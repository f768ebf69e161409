import { capitalized } from '../util/capital.js';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A date as written in a rules text, and in ISO form. */
export interface EffectiveDate {
  /** `2026-04-17` */
  readonly iso: string;
  /** `April 17, 2026` */
  readonly words: string;
}

const MARKS = ['effective as of ', 'last updated: ', 'last updated '];

/** The date from which rules apply: "These rules are effective as of April 17, 2026." Null if no line contains one. */
export function effectiveDate(lines: readonly string[]): EffectiveDate | null {
  for (const line of lines) {
    if (line.length > 400) continue;
    const lower = line.toLowerCase();
    for (const mark of MARKS) {
      const at = lower.indexOf(mark);
      const date = at < 0 ? null : readDate(line.slice(at + mark.length, at + mark.length + 30));
      if (date !== null) return date;
    }
  }
  return null;
}

function readDate(text: string): EffectiveDate | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return { iso, words: wordsOf(iso) };
  const [, name = '', day = '', year = ''] = /^([A-Za-z]{3,9}) (\d{1,2}), ?(\d{4})/.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  if (month < 0) return null;
  const date = `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { iso: date, words: wordsOf(date) };
}

function wordsOf(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${capitalized(name)} ${Number(day)}, ${year}`;
}
