import { withEdits } from '../saying/edit.js';
import type { Direction, FaceHead, RewrittenClass } from './change.js';
import { classesBetween } from './classes.js';

/** The changes between the wording of one time and that of another, in the order in which they are made. */
export interface Course {
  readonly direction: Direction;
  /** The ISO date of the wording wanted. */
  readonly date: string;
  readonly classes: readonly RewrittenClass[];
}

/**
 * The changes from the wording of one date to that of another: forwards the oldest first, backwards the newest first.
 * @param from an ISO date; null for the oldest wording
 * @param to an ISO date
 */
export function courseOf(from: string | null, to: string): Course {
  const [start, end] = [(from ?? '').slice(0, 7), to.slice(0, 7)];
  if (start <= end) return { direction: 'newer', date: to, classes: classesBetween(start, end) };
  return { direction: 'older', date: to, classes: classesBetween(end, start).reverse() };
}

/** The rules text of a face in the wording of another time. */
export function reworded(text: string, head: FaceHead, { direction, date, classes }: Course): string {
  let current = text;
  for (const { rewrites } of classes)
    for (const rewrite of rewrites(direction))
      current = withEdits(
        current,
        rewrite(current, head, date).map(({ span, newText }) => ({ start: span.start, end: span.end, text: newText })),
      );
  return current;
}
