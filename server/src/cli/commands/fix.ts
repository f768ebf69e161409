import { removeLeftovers, replaceAtomically, resolveLink } from '../../disk/atomic-write.js';
import { nodeFileSystem } from '../../disk/file-system.js';
import type { Finding } from '../../lint/finding.js';
import { FileProblem, type Unreadable } from '../../workspace/file-system.js';
import { fixFiles } from '../../workspace/sets/fix-files.js';
import type { LintCall } from '../arguments/lint-call.js';
import type { Inputs } from '../inputs/inputs.js';
import { isPacked } from '../inputs/packed-sets.js';
import type { LooseText } from '../inputs/standard-input.js';
import type { Fixes } from '../output/lint-result.js';
import { unifiedDiff } from '../output/patch.js';
import { isUtf8, type Rewritten, rewritten, wholeText } from '../output/rewritten.js';
import { Progress } from '../terminal/progress.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';

/** The outcome of fixing. */
export interface FixOutcome {
  readonly fixes: Fixes;
  /** Standard output in place of the findings: the fixed text of standard input or of the call, or a diff. */
  readonly output: string | null;
}

/**
 * Makes the safe fixes in all inputs, and writes or shows them as requested. Afterwards the workspace contains the
 * fixed texts, except for files that could not be written.
 * @throws {UsageError} if standard input cannot be reproduced as text
 */
export async function fix(
  inputs: Inputs,
  { fix, quiet }: LintCall,
  input: LooseText | null,
  terminal: Terminal,
): Promise<FixOutcome> {
  const { workspace, paths, shown } = inputs;
  if (input && !isUtf8(input.bytes)) throw new UsageError('standard input is not UTF-8 throughout');
  const wanted = ({ severity }: Finding) => !quiet || severity === 'error';
  const progress = new Progress(terminal, paths.length);
  const files = await fixFiles(workspace, paths, { wanted, step: () => progress.step() });
  progress.end();

  const inPlace = fix === 'write' && !input;
  if (inPlace) removeLeftovers(paths);
  const changes = new Map<string, Rewritten>();
  const fixed: { path: string; fixes: number }[] = [];
  const unwritten: Unreadable[] = [];
  for (const file of files) {
    const { path, fixes } = file;
    try {
      if (isPacked(path)) throw new FileProblem('it is packed; save the set as a folder in Magic Set Editor first');
      const change = rewritten(input?.bytes ?? (await nodeFileSystem.read(path)), file);
      if (change && inPlace) replaceAtomically(path, change.before, change.after);
      // A linked file is changed only once, and a patch cannot change a link.
      if (change) changes.set(input ? path : resolveLink(path), change);
      fixed.push({ path, fixes });
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      unwritten.push({ path, reason: `not fixed: ${error.message}` });
      // The findings must be those of the file's actual content.
      workspace.closeDocument(path);
    }
  }
  const fixes = { isDone: fix === 'write', fixed, unwritten };
  if (inPlace) return { fixes, output: null };
  const [first] = changes.values();
  if (fix === 'write') return { fixes, output: wholeText(first?.after ?? input?.bytes ?? new Uint8Array()) };
  const diffs = [...changes].map(([path, { before, after }]) =>
    unifiedDiff(shown(path), wholeText(before), wholeText(after)),
  );
  return { fixes, output: diffs.join('') };
}
