import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { type Snapshot, withText } from '../../server/src/analysis/set/snapshot.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import type { Finding } from '../../server/src/lint/finding.js';
import type { RuleEdit } from '../../server/src/lint/fix/edited-text.js';
import { fixFile } from '../../server/src/lint/fix/fix-file.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { snapshotsOf } from './as-set.js';

/** A file of a set, before and after the safe fixes of all files. */
export interface FixedFile {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** The edits that turn one text into the other, in the order of the text. */
  readonly edits: readonly RuleEdit[];
}

/** Applies all safe fixes of a set, file by file: each file is linted with the fixed versions of those before it. */
export function fixSet(files: ReadonlyMap<string, string>, rulebook?: string): FixedFile[] {
  const before = snapshotsOf(files, rulebook);
  let set = before[0]!.set;
  const fixed = before.map((file) => {
    const fixing = fixFile({ ...file, set }, defaultSettings);
    const after = withText({ ...file, set }, fixing.text);
    set = set.replacing(file.path, indexFile(file.path, after.document, file.edition));
    return { after, edits: fixing.edits() };
  });
  return before.map((file, i) => ({ before: file, after: { ...fixed[i]!.after, set }, edits: fixed[i]!.edits }));
}

/** The findings in a file. */
export function findingsIn(snapshot: Snapshot): readonly Finding[] {
  return lintSnapshot(snapshot, defaultSettings);
}
