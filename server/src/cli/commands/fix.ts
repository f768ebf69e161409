import { removeLeftovers } from '../../disk/atomic-write.js';
import type { Finding } from '../../lint/finding.js';
import { fixFiles } from '../../workspace/sets/fix-files.js';
import type { LintCall } from '../arguments/lint-call.js';
import type { Inputs } from '../inputs/inputs.js';
import type { LooseText } from '../inputs/standard-input.js';
import type { Fixes } from '../output/lint-result.js';
import { diffOf, rewriteFiles } from '../output/rewrite-files.js';
import { isUtf8, wholeText } from '../output/rewritten.js';
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
  const { changes, done, unwritten } = await rewriteFiles(files, { inPlace, bytes: input?.bytes, verb: 'fixed' });
  // The findings must be those of the file's actual content.
  for (const { path } of unwritten) workspace.closeDocument(path);
  const fixed = done.map(({ path, fixes }) => ({ path, fixes }));
  const fixes = { isDone: fix === 'write', fixed, unwritten };
  if (inPlace) return { fixes, output: null };
  const [first] = changes.values();
  if (fix === 'write') return { fixes, output: wholeText(first?.after ?? input?.bytes ?? new Uint8Array()) };
  return { fixes, output: diffOf(changes, shown) };
}
