import { isAbsolutePath, isWithin, resolvePath } from '../paths.js';

/** From where a file is named, and how far a path may lead. */
export interface PathContext {
  /** The folder of the file that names it. */
  readonly folder: string;
  /** Where relative paths have to stay; null for anywhere, as on the command line. */
  readonly within: string | null;
  /** Whether paths are followed at all: those of a workspace nobody has said to trust are not. */
  readonly trusted: boolean;
}

/**
 * The path of a file that settings name, or why it is not read (a sentence).
 * @param kind what it is named as: `rulebook`
 */
export function namedPath(
  kind: string,
  written: string,
  { folder, within, trusted }: PathContext,
): { readonly path: string } | { readonly problem: string } {
  const refused = (why: string) => ({ problem: `The ${kind} ${written} was not read: ${why}.` });
  if (!trusted) return refused('this workspace is not trusted, so paths in its settings are not followed');
  const path = resolvePath(folder, written);
  if (within !== null && !isAbsolutePath(written) && !isWithin(path, within)) {
    return refused('a relative path may not lead out of the folder; write the whole path');
  }
  return { path };
}
