import { isAbsolutePath, isWithin, resolvePath } from '../paths.js';

/** The context for resolving a path in the settings. */
export interface PathContext {
  /** The folder of the file that names it. */
  readonly folder: string;
  /** The folder that relative paths must not leave; null for no limit, as on the command line. */
  readonly within: string | null;
  /** Whether paths are followed; those in an untrusted workspace are not. */
  readonly trusted: boolean;
}

/**
 * Resolves the path of a file that the settings name; returns a sentence as the problem if it must not be read.
 * @param kind the kind of file for the message: `rulebook`
 */
export function resolveNamedPath(
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
