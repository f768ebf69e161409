import { applyEdits } from '../../lint/fix/fixes.js';
import type { Workspace } from '../workspace.js';
import type { CardSet } from './card-set.js';
import { type FixOptions, fixSet } from './fix-set.js';

/** A file that is changed by safe fixes. Both texts are without a byte order mark. */
export interface FixedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The number of applied fixes. */
  readonly fixes: number;
}

/**
 * Applies the safe fixes of several files in memory; afterwards the workspace contains the fixed texts as open
 * documents. Always terminates.
 * @returns the changed files, in the order of `paths`
 */
export async function fixFiles(
  workspace: Workspace,
  paths: readonly string[],
  options: FixOptions,
): Promise<FixedFile[]> {
  const bySet = new Map<CardSet, string[]>();
  for (const path of paths) {
    const set = await workspace.setOf(path);
    const ofSet = bySet.get(set);
    if (ofSet) ofSet.push(path);
    else bySet.set(set, [path]);
  }
  const fixed = new Map<string, FixedFile>();
  for (const [set, ofSet] of bySet) {
    for (const { file, count, edits } of fixSet(set, ofSet, options)) {
      const { path } = file;
      const text = file.text.toString();
      fixed.set(path, { path, before: text, after: applyEdits(text, edits), fixes: count });
    }
  }
  for (const { path, after, fixes } of fixed.values()) workspace.setDocument(path, { text: after, version: fixes });
  return paths.flatMap((path) => fixed.get(path) ?? []);
}
