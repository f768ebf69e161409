import { UsageError } from '../terminal/terminal.js';

/** The value of a numeric option; undefined if it is not given. @throws {UsageError} if it is not a number */
export function readCount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${option} takes a number, not "${value}"`);
  return Number(value);
}
