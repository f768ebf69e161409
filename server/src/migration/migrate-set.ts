import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Edition } from '../edition/edition.js';
import { type Course, courseOf } from '../language/outdated/course.js';
import type { RuleEdit } from '../lint/fix/edited-text.js';
import { titleOfRule } from './lint-changes.js';
import { type FileMigration, migrateFile } from './migrate-file.js';
import { underEdition } from './under-edition.js';

/** Which editions a set is migrated between. */
export interface MigrationEditions {
  /** Null for the edition of each file, or where that is the one wanted, the oldest wording. */
  readonly from: Edition | null;
  readonly to: Edition;
}

/** A file's migration, with the changes that were considered. */
export interface SetMigration {
  readonly file: Snapshot;
  readonly course: Course;
  readonly migration: FileMigration;
}

/**
 * Brings the files of a set into the wording of another edition, without those that remain as they are.
 * @param files all files of the set
 * @param isWanted which of them are changed
 */
export function migrateSet(
  files: readonly Snapshot[],
  { from, to }: MigrationEditions,
  isWanted: (path: string) => boolean = () => true,
): SetMigration[] {
  return underEdition(files, to)
    .map((file, at) => ({ now: files[at]!, file }))
    .filter(({ file }) => isWanted(file.path))
    .map(({ now, file }) => {
      const course = courseOf(dateOf(from ?? now.edition, to), to.rulebook.date);
      return { file: now, course, migration: migrateFile(file, course) };
    })
    .filter(({ migration: { edits, open } }) => edits.length > 0 || open.length > 0);
}

/** The date of the wording that cards have; null if it is unknown because they claim to be current. */
function dateOf(from: Edition, to: Edition): string | null {
  return from.rulebook.date === to.rulebook.date ? null : from.rulebook.date;
}

/**
 * What a change is about: a few words for lists and previews. Of several classes that made it one after another, the last
 * counts, since the change makes sense only with the other changes of that class.
 */
export function titleOfChange({ rules }: RuleEdit, { classes, direction }: Course): string {
  const id = rules.at(-1) ?? '';
  return classes.find((each) => each.id === id)?.title ?? titleOfRule(id, direction) ?? id;
}
