import type { FaceHead } from '../language/outdated/change.js';
import type { Course } from '../language/outdated/course.js';
import { EditedText, type RuleEdit } from '../lint/fix/edited-text.js';

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
