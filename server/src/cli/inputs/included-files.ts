import { nodeFileSystem } from '../../disk/file-system.js';
import { formatFor, HEADS } from '../../formats/index.js';
import { includedFiles } from '../../formats/mse-set/includes.js';
import { decodeText, type Unreadable } from '../../workspace/file-system.js';
import { baseName, joinPath, parentOf } from '../../workspace/paths.js';

/** The files that a file includes, and those that are missing. */
export interface Included {
  readonly files: readonly string[];
  readonly missing: readonly Unreadable[];
}

const none: Included = { files: [], missing: [] };

/**
 * The files that belong to a given file: a Magic Set Editor set may include each card from a separate file and contain
 * no card itself. Never throws: unreadable files are reported when they are read in full.
 */
export async function includedBy(path: string): Promise<Included> {
  try {
    const head = decodeText(await nodeFileSystem.head(path, HEADS[0]!));
    if (formatFor(path, head)?.id !== 'mse-set') return none;
    const names = includedFiles(decodeText(await nodeFileSystem.read(path)));
    const paths = names.map((name) => joinPath(parentOf(path) ?? '', name));
    const kinds = await Promise.all(paths.map((each) => nodeFileSystem.kind(each)));
    const reason = `“${baseName(path)}” includes this file, and there is none`;
    return {
      files: paths.filter((_, i) => kinds[i] === 'file'),
      missing: paths.filter((_, i) => kinds[i] !== 'file').map((each) => ({ path: each, reason })),
    };
  } catch {
    return none;
  }
}
