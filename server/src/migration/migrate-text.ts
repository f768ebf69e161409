import { EditedText, type RuleEdit } from '../lint/fix/edited-text.js';
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

/** The edits that bring the rules text of a face into the wording of another time, each with the ids of its classes. */
export function migrateText(text: string, head: FaceHead, { direction, date, classes }: Course): RuleEdit<'text'>[] {
  const edited = new EditedText<'text'>(text);
  let current = text;
  for (const { id, rewrites } of classes) {
    for (const rewrite of rewrites(direction)) {
      const edits = rewrite(current, head, date);
      if (edits.length === 0) continue;
      edited.apply(edits.map((edit) => ({ ...edit, rules: [id] })));
      current = edited.text;
    }
  }
  return edited.edits();
}
