import type { Finding } from '../../lint/finding.js';
import type { Unreadable } from '../../workspace/file-system.js';
import type { FileReport } from '../../workspace/sets/reports.js';

/** The result of a lint run. Paths are ready for display. */
export interface LintReport {
  readonly rulebook: string;
  readonly files: readonly LintedFile[];
  readonly unreadable: readonly Unreadable[];
  /** What was fixed; null if no fixes were requested. */
  readonly fixes: Fixes | null;
  /** The exit code. */
  readonly code: number;
  readonly milliseconds: number;
}

/** A file with the findings to show. */
export interface LintedFile extends Pick<FileReport, 'text' | 'findings'> {
  readonly path: string;
  readonly cards: number;
}

/** The result of fixing. */
export interface Fixes {
  /** Whether the fixes were made; otherwise they are only shown. */
  readonly isDone: boolean;
  /** The files that changed, with the number of fixes in each. */
  readonly fixed: readonly { readonly path: string; readonly fixes: number }[];
  /** The files that have fixes but could not be written. */
  readonly unwritten: readonly Unreadable[];
}

/** The number of findings of each severity. */
export function countOf(findings: readonly Finding[]): Record<Finding['severity'], number> {
  const count = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of findings) count[severity]++;
  return count;
}

/** The result with paths formatted differently. */
export function withPaths(result: LintReport, shown: (path: string) => string): LintReport {
  const each = <T extends { readonly path: string }>(list: readonly T[]) =>
    list.map((one) => ({ ...one, path: shown(one.path) }));
  const { files, unreadable, fixes } = result;
  return {
    ...result,
    files: each(files),
    unreadable: each(unreadable),
    fixes: fixes && { ...fixes, fixed: each(fixes.fixed), unwritten: each(fixes.unwritten) },
  };
}
