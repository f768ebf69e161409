import { replaceAtomically, resolveLink } from '../../disk/atomic-write.js';
import { nodeFileSystem } from '../../disk/file-system.js';
import { FileProblem, type Unreadable } from '../../workspace/file-system.js';
import { isPacked } from '../inputs/packed-sets.js';
import { unifiedDiff } from './patch.js';
import { type Rewritten, rewritten, type TextChange, wholeText } from './rewritten.js';

/** The files of a call after they were given new texts. */
export interface Rewriting<F extends TextChange> {
  /** By path; a linked file is listed once, under its own path. */
  readonly changes: ReadonlyMap<string, Rewritten>;
  readonly done: readonly F[];
  readonly unwritten: readonly Unreadable[];
}

/** How files are rewritten. */
export interface RewriteOptions {
  /** Whether the files are written; otherwise only the bytes they would have are returned. */
  readonly inPlace: boolean;
  /** The bytes of the only file, if it is not read from a disk. */
  readonly bytes?: Uint8Array | undefined;
  /** What is done to the files, for messages: "fixed". */
  readonly verb: string;
}

/** Gives files new texts: each is replaced as a whole, or remains as it is. */
export async function rewriteFiles<F extends TextChange>(
  files: readonly F[],
  { inPlace, bytes, verb }: RewriteOptions,
): Promise<Rewriting<F>> {
  const changes = new Map<string, Rewritten>();
  const done: F[] = [];
  const unwritten: Unreadable[] = [];
  for (const file of files) {
    const { path } = file;
    try {
      if (isPacked(path)) throw new FileProblem('it is packed; save the set as a folder in Magic Set Editor first');
      const change = rewritten(bytes ?? (await nodeFileSystem.read(path)), file);
      if (change && inPlace) replaceAtomically(path, change.before, change.after);
      // A linked file is changed only once, and a patch cannot change a link.
      if (change) changes.set(bytes ? path : resolveLink(path), change);
      done.push(file);
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      unwritten.push({ path, reason: `not ${verb}: ${error.message}` });
    }
  }
  return { changes, done, unwritten };
}

/** The changes as a diff for `git apply`, with paths relative to the folder of the call. */
export function diffOf(changes: ReadonlyMap<string, Rewritten>, shown: (path: string) => string): string {
  const diffs = [...changes].map(([path, { before, after }]) =>
    unifiedDiff(shown(path), wholeText(before), wholeText(after)),
  );
  return diffs.join('');
}
