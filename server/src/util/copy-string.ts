/**
 * A copy of a string that does not keep the string it was sliced from in memory. Engines represent a substring as a
 * reference into the original, so one cached word of a card would retain its whole file.
 */
export function copyString(text: string): string {
  return ` ${text}`.slice(1);
}
