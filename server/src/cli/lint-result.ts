import type { Finding } from '../lint/finding.js';
import type { Unreadable } from '../workspace/file-system.js';
import type { FileReport } from '../workspace/reports.js';

/** What a run of the linter came to. */
export interface LintResult {
  readonly rulebook: string;
  readonly files: readonly LintedFile[];
  readonly unreadable: readonly Unreadable[];
  readonly milliseconds: number;
}

/** One file, with the findings that are to be shown. */
export interface LintedFile extends Pick<FileReport, 'text' | 'findings'> {
  /** As it is shown. */
  readonly path: string;
  readonly cards: number;
}

/** How many findings there are of each severity. */
export function countOf(findings: readonly Finding[]): Record<Finding['severity'], number> {
  const count = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of findings) count[severity]++;
  return count;
}
