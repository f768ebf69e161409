import { indexFile } from '../../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../../server/src/analysis/set/set-index.js';
import type { Snapshot } from '../../../server/src/analysis/set/snapshot.js';
import { renameAt } from '../../../server/src/features/navigation/rename.js';
import type { Refusal } from '../../../server/src/features/navigation/renaming.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { atCursor } from '../support/snapshot.js';

/** The texts of a set's files, by path. */
export type Files = Readonly<Record<string, string>>;

/** Returns the snapshots of all files, each with the index of the set. */
function wholeSet(files: Files, like: Snapshot): Snapshot[] {
  const all = Object.keys(files).map((path) => {
    const { snapshot } = atCursor({ [path]: `|${files[path]}` });
    return snapshot;
  });
  const set = new SetIndex(new Map(all.map((each) => [each.path, indexFile(each.path, each.document, like.edition)])));
  return all.map((each) => ({ ...each, edition: like.edition, set }));
}

/** Returns the texts at the places. */
export function textsOf(places: readonly { path: string; span: { start: number; end: number } }[], files: Snapshot[]) {
  return places.map(({ path, span }) => files.find((file) => file.path === path)!.text.slice(span.start, span.end));
}

/** The cursor at some words of a file, and all files of the set. */
export function at(files: Files, path: string, mark: string) {
  const { snapshot, offset } = atCursor({ ...files, [path]: files[path]!.replace(mark, `|${mark}`) });
  return { snapshot, offset, all: wholeSet(files, snapshot) };
}

/** The texts of all files after a rename of the name at some words, or why there is none. */
export function renamed(
  files: Files,
  path: string,
  mark: string,
  name: string,
): Record<string, string> | Refusal | null {
  const { snapshot, offset, all } = at(files, path, mark);
  const result = renameAt(snapshot, offset, name, all);
  if (!result || 'refusal' in result) return result;
  return Object.fromEntries(
    all.map((file) => [
      file.path,
      applyEdits(file.text.toString(), result.files.find((each) => each.path === file.path)?.edits ?? []),
    ]),
  );
}
