import { PiecedText } from './pieced-text.js';
import type { Text } from './text.js';

/**
 * The one range in which two texts differ: `[start, oldEnd)` of the old text became `[start, newEnd)` of the new one.
 */
export interface Change {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** Where an offset of the old text is in the new one. An offset inside the range, or at its end, moves to its new end. */
export function offsetAfter(offset: number, { start, oldEnd, newEnd }: Change): number {
  if (offset < start) return offset;
  return offset < oldEnd ? newEnd : offset + newEnd - oldEnd;
}

/** Texts are compared in slices of this many units, which engines do far faster than unit by unit. */
const SLICE = 4096;

/**
 * The smallest range that turns one text into the other; empty if they are equal. A keystroke gives a range of one
 * unit, two distant edits one long range. Linear in the length of the texts, and fast if most of them is equal; pieces
 * that no edit touched are not compared at all.
 */
export function changeBetween(before: Text, after: Text): Change {
  const { head, tail } = untouched(before, after);
  const { start, oldEnd, newEnd } = between(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  return { start: head + start, oldEnd: head + oldEnd, newEnd: head + newEnd };
}

/** Whether two texts have the same content. */
export function isSameText(one: Text, other: Text): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  const { head, tail } = untouched(one, other);
  return one.slice(head, one.length - tail) === other.slice(head, other.length - tail);
}

function untouched(before: Text, after: Text): { readonly head: number; readonly tail: number } {
  const isPieced = before instanceof PiecedText && after instanceof PiecedText;
  return isPieced ? before.untouched(after) : { head: 0, tail: 0 };
}

function between(before: string, after: string): Change {
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
