/**
 * A copy of a string that does not keep the string it was cut from in memory. Engines represent a substring as a reference
 * into the original, so one cached word of a card would retain the whole file it came from.
 */
export function copyString(text: string): string {
  return ` ${text}`.slice(1);
}
