/** The one stretch in which two texts differ: what stood at `[start, oldEnd)` now is what stands at `[start, newEnd)`. */
export interface Change {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** Texts are compared in slices of this many units, which an engine does far faster than unit by unit. */
const SLICE = 4096;

/**
 * The smallest stretch that turns one text into the other, empty where they are equal. A keystroke gives a stretch of
 * one unit, two edits far apart one long stretch. Linear in the texts, and fast where most of them is equal.
 */
export function changeBetween(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start + SLICE <= shorter && before.slice(start, start + SLICE) === after.slice(start, start + SLICE)) {
    start += SLICE;
  }
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;

  let oldEnd = before.length;
  let newEnd = after.length;
  while (
    Math.min(oldEnd, newEnd) - SLICE >= start &&
    before.slice(oldEnd - SLICE, oldEnd) === after.slice(newEnd - SLICE, newEnd)
  ) {
    oldEnd -= SLICE;
    newEnd -= SLICE;
  }
  while (oldEnd > start && newEnd > start && before.charCodeAt(oldEnd - 1) === after.charCodeAt(newEnd - 1)) {
    oldEnd--;
    newEnd--;
  }
  return { start, oldEnd, newEnd };
}
