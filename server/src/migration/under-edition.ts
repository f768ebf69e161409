import { indexFile } from '../analysis/set/file-index.js';
import { SetIndex } from '../analysis/set/set-index.js';
import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Edition } from '../edition/edition.js';

/** The files of a set as they are under an edition. @param files all files of the set */
export function underEdition(files: readonly Snapshot[], edition: Edition): Snapshot[] {
  const [first] = files;
  if (!first) return [];
  const indexes = new Map(files.map(({ path, document }) => [path, indexFile(path, document, edition)]));
  const set = new SetIndex(indexes, first.set.declared);
  return files.map((file) => ({ ...file, edition, set }));
}
