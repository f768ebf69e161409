import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { FileFindings, WorstFindings } from '../../lint/engine/file-findings.js';
import { memoize } from '../../util/memoize.js';

/**
 * At most this many diagnostics are sent for a file, including the one that says so. VS Code shows no more (its
 * extension host cuts every list to the thousand worst), and a keystroke should not wait for what is not shown.
 */
const MAX_DIAGNOSTICS = 1000;

/** The findings of a file that are told, in the order of the text, and how many are not. */
export const worstOf: (found: FileFindings) => WorstFindings = memoize((found) =>
  found.count <= MAX_DIAGNOSTICS ? { listed: found.all, omitted: 0 } : found.worst(MAX_DIAGNOSTICS - 1),
);

/** A diagnostic at the top of a file: not all of its findings are listed. */
export function notListedDiagnostic(left: number): Diagnostic {
  const top = { line: 0, character: 0 };
  const count = left.toLocaleString('en-US');
  return {
    range: { start: top, end: top },
    severity: DiagnosticSeverity.Information,
    source: 'tokenwright',
    message: `The worst ${(MAX_DIAGNOSTICS - 1).toLocaleString('en-US')} findings of this file are listed, ${count} more are not. The command line lists them all.`,
  };
}
