import type { Finding } from '../../lint/finding.js';
import type { Unreadable } from '../../workspace/file-system.js';
import type { FileReport } from '../../workspace/sets/reports.js';

/** What a run of the linter came to. Paths are as they are shown. */
export interface LintReport {
  readonly rulebook: string;
  readonly files: readonly LintedFile[];
  readonly unreadable: readonly Unreadable[];
  /** What was fixed; null where nothing was to be. */
  readonly fixes: Fixes | null;
  /** The exit code. */
  readonly code: number;
  readonly milliseconds: number;
}

/** One file, with the findings that are to be shown. */
export interface LintedFile extends Pick<FileReport, 'text' | 'findings'> {
  readonly path: string;
  readonly cards: number;
}

/** What fixing did. */
export interface Fixes {
  /** Whether the fixes are made; else they are only shown. */
  readonly isDone: boolean;
  /** The files that are another now, with how many fixes each. */
  readonly fixed: readonly { readonly path: string; readonly fixes: number }[];
  /** The files that have fixes and stay as they are. */
  readonly unwritten: readonly Unreadable[];
}

/** How many findings there are of each severity. */
export function countOf(findings: readonly Finding[]): Record<Finding['severity'], number> {
  const count = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of findings) count[severity]++;
  return count;
}

/** The result with its paths shown in another way. */
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
