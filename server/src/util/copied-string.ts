/**
 * A copy that does not keep its origin in memory: engines cut a string out of another one by reference, and each card
 * typed would otherwise hold on to the whole file as it was at that moment.
 */
export function detached(text: string): string {
  return ` ${text}`.slice(1);
}
